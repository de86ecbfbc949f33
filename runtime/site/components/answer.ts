// Interactive parts of an answer page: the answer's views, its citations, the call as code, and the check.

import { html } from 'htm/preact';
import type { PageArguments } from '../../contract/page.ts';
import type { View } from '../../contract/view.ts';
import { AnswerCheck } from './answer-check.ts';
import { AnswerViews } from './answer-views.ts';
import { CodeBlock } from './copy.ts';
import type { NamedSource } from './provenance.ts';
import { type Tab, Tabs } from './tabs.ts';

interface CopiedText {
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

export interface AnswerPartsProps {
  readonly id: string;
  readonly name: string;
  /** Null if only the digest of the result is stored. */
  readonly result: Readonly<Record<string, unknown>> | null;
  readonly views: readonly View[];
  readonly args: PageArguments;
  readonly sources: readonly NamedSource[];
  /** In milliseconds since 1970; undefined for built-in data. */
  readonly fetchedAt?: number | undefined;
  readonly citations: readonly CopiedText[];
  /** Base URL of this server, without a trailing slash. */
  readonly base: string;
  readonly signup: boolean;
}

export function AnswerParts(props: AnswerPartsProps): unknown {
  const { id, name, result, views, args, sources, fetchedAt, citations, base, signup } = props;
  return html`<div class="answer">
    <section class="answer-result" aria-labelledby="answer-title">
      <h2 id="answer-title">Answer</h2>
      ${
        result === null
          ? html`<p class="note">Only the digest of this answer is kept, because its source does not allow storing the data or because the answer is large. Make the call again to see the current data.</p>`
          : html`<${AnswerViews} answer=${result} views=${views} name=${name} args=${args} sources=${sources} fetchedAt=${fetchedAt} />`
      }
    </section>
    <div class="answer-side">
      <${AnswerCheck} id=${id} base=${base} signup=${signup} />
      <section class="card" aria-labelledby="cite-title">
        <h2 id="cite-title">Cite</h2>
        <${Copied} id="cite" label="Citation formats" texts=${citations} />
      </section>
    </div>
  </div>`;
}

export interface AnswerCallProps {
  /** The call as code in several programming languages. */
  readonly samples: readonly CopiedText[];
}

export function AnswerCall({ samples }: AnswerCallProps): unknown {
  return html`<${Copied} id="code" label="Languages" texts=${samples} />`;
}

function Copied({ id, label, texts }: { id: string; label: string; texts: readonly CopiedText[] }): unknown {
  const tabs = texts.map(
    ({ name, title, text }): Tab => ({
      name,
      title,
      panel: html`<${CodeBlock} code=${text} label=${`${label}: ${title}`} language=${name} />`,
    }),
  );
  return html`<${Tabs} id=${id} label=${label} tabs=${tabs} />`;
}
