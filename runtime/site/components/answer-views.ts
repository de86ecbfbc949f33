// A result in each of its views and as JSON, with files of what each view shows.

import { html } from 'htm/preact';
import { useMemo } from 'preact/hooks';
import type { PageArguments } from '../../contract/page.ts';
import type { View } from '../../contract/view.ts';
import { fileNameOf } from '../../views/csv.ts';
import { show } from '../../views/show.ts';
import { Call, type CallContext } from '../views/context.ts';
import { csvOfView, ShownView } from '../views/view.ts';
import { CodeBlock } from './copy.ts';
import { type NamedSource, sourceLine } from './provenance.ts';
import { type Tab, Tabs } from './tabs.ts';

/** Maximum number of JSON characters shown. */
const LONGEST_JSON = 200_000;

export interface AnswerViewsProps {
  readonly answer: Readonly<Record<string, unknown>>;
  readonly views: readonly View[];
  /** Name of the operation. */
  readonly name: string;
  /** Arguments of the call. */
  readonly args: PageArguments;
  /** The sources that the result uses. */
  readonly sources: readonly NamedSource[];
  /** In milliseconds since 1970; undefined for built-in data and examples. */
  readonly fetchedAt?: number | undefined;
}

export function AnswerViews({ answer, views, name, args, sources, fetchedAt }: AnswerViewsProps): unknown {
  const json = JSON.stringify(answer, null, 2);
  const shown = useMemo(
    () =>
      views.map((view, index) => {
        const each = show(view, answer);
        return { name: `${each.kind}-${index}`, title: each.title, each, csv: csvOfView(view, answer) };
      }),
    [answer, views],
  );
  const call = useMemo((): CallContext => {
    const metadata = () => ({
      call: name,
      arguments: args,
      sources: sources.map(({ name: publisher, licence, published }) => ({ publisher, licence, published })),
      fetched_at: fetchedAt === undefined ? undefined : new Date(fetchedAt).toISOString(),
    });
    return { fileName: fileNameOf(name, args), source: sourceLine(sources, fetchedAt), metadata };
  }, [name, args, sources, fetchedAt]);
  const full = shown.filter(({ each }) => !each.empty);
  // Keep the first view even if it is empty: "no results" is information.
  const worth = full.length === 0 || shown[0]?.each.empty ? [...shown.slice(0, 1), ...full] : full;
  const tabs: Tab[] = worth.map(({ name: id, title, each, csv }) => ({
    name: id,
    title,
    panel: html`<${ShownView} shown=${each} csv=${csv} />`,
  }));
  const cut = json.length > LONGEST_JSON ? `${json.slice(0, LONGEST_JSON)}\n…` : json;
  tabs.push({
    name: 'json',
    title: 'JSON',
    panel: html`<${CodeBlock} code=${cut} label="Response as JSON" language="json" />`,
  });
  return html`<${Call.Provider} value=${call}><${Tabs} id="views" label="Views of the response" tabs=${tabs} /><//>`;
}
