// One operation of the reference: arguments, responses and code.

import { html } from 'htm/preact';
import { platform } from '../../../generated/platform.ts';
import type { PageSchema } from '../../contract/page.ts';
import type { ReferenceOperation, ReferenceResponse } from '../reference/operations.ts';
import { boundsOf, fieldsWithin, typeText, wordsOf } from '../reference/rows.ts';
import { DeprecationNote, Sentence } from './parts.ts';

/** Access rules that apply to all tools. */
export function Access(): unknown {
  return html`<div class="access">
    <p>Send your key in the header <code>${platform.keyHeader}</code>. <a href="/key">Get a key</a>.</p>
    <p>Tools accept GET with query parameters and POST with a JSON body. Add <code>fields=count,items.name</code> to return only these fields. Errors are problem documents: see <a href="/problems">all error codes</a>.</p>
  </div>`;
}

const ACCESS: Readonly<Record<ReferenceOperation['access'], string>> = {
  key: 'Key required',
  operator: 'Operator token required',
  open: 'No key needed',
};

export function Operation({ operation }: { operation: ReferenceOperation }): unknown {
  const { anchor, title, description, methods, path, access, page, deprecated, samples, responses, errors } = operation;
  const example = responses.find((each) => each.example !== undefined);
  const isEvent = samples[0]?.name === 'json';
  return html`<section class="operation" id=${anchor} aria-labelledby=${`${anchor}-title`}>
    <div class="operation-says">
      <h2 id=${`${anchor}-title`}><a class="anchor" href=${`#${anchor}`}>${title}</a></h2>
      <p class="operation-path">
        ${methods.map((method) => html`<span class=${`method method-${method.toLowerCase()}`}>${method}</span> `)}
        <code>${path}</code>
      </p>
      <p class="hint">${isEvent ? 'Signed with the secret of the subscription' : ACCESS[access]}${page && html` · <a href=${page}>Try it in a form</a>`}</p>
      ${deprecated && html`<p class="problem"><${DeprecationNote} deprecated=${deprecated} /></p>`}
      ${description.map((text) => html`<p class="operation-text"><${Sentence} text=${text} /></p>`)}
      <${Arguments} operation=${operation} title=${isEvent ? 'Body' : 'Arguments'} />
      ${responses.map((response) => html`<${Response} response=${response} />`)}
      ${errors && errors.length > 0 && html`<p class="hint">Errors: ${errors.join(', ')}. See <a href="/problems">error codes</a>.</p>`}
    </div>
    <div class="operation-code">
      <${Samples} anchor=${anchor} samples=${samples} title=${title} />
      ${
        example &&
        html`<div class="sample-response">
        <p class="sample-title">${example.isDerived ? 'Response, shape only' : 'Response, shortened'}</p>
        <${Code} code=${JSON.stringify(example.example, null, 2)} label=${`Response of ${title}`} />
      </div>`
      }
    </div>
  </section>`;
}

/** Code block whose copy button is handled by browser/copy-code.ts. */
function Code({ code, label }: { code: string; label: string }): unknown {
  return html`<div class="code">
    <button type="button" class="copy scripted">Copy</button>
    <pre tabindex="0" role="region" aria-label=${label}><code>${code}</code></pre>
  </div>`;
}

/** The language is selected with radio buttons, because they work without JavaScript. */
function Samples({
  anchor,
  samples,
  title,
}: {
  anchor: string;
  samples: ReferenceOperation['samples'];
  title: string;
}): unknown {
  return html`<fieldset class="samples">
    <legend class="visually-hidden">Language of the code for ${title}</legend>
    <div class="sample-tabs">
      ${samples.map(
        ({ name, title: language }, at) => html`<label class="sample-tab"
          ><input type="radio" name=${`${anchor}-language`} value=${name} checked=${at === 0} /><span>${language}</span></label
        >`,
      )}
    </div>
    ${samples.map(
      ({ name, title: language, code }) =>
        html`<div class="sample" data-language=${name}><${Code} code=${code} label=${`${title} in ${language}`} /></div>`,
    )}
  </fieldset>`;
}

function Arguments({ operation, title }: { operation: ReferenceOperation; title: string }): unknown {
  const { arguments: schema, inPath, lists } = operation;
  const names = Object.keys(schema.properties ?? {});
  return html`<h3>${title}</h3>
    ${names.length === 0 ? html`<p class="hint">None.</p>` : html`<${Fields} schema=${schema} inPath=${inPath} lists=${lists} level=${1} marksRequired=${true} />`}`;
}

function Response({ response: { status, description, type, schema } }: { response: ReferenceResponse }): unknown {
  const within = fieldsWithin(schema);
  return html`<h3>Response <span class="status">${status}</span></h3>
    <p class="hint">${description}${within === undefined && type !== '' && ` Content type ${type}.`}</p>
    ${within && html`<${Fields} schema=${within} level=${1} />`}`;
}

/** Maximum nesting level shown. */
const DEEPEST = 6;
/** Maximum number of accepted values shown; longer lists are collapsed. */
const MAX_WORDS = 12;

interface FieldsProps {
  readonly schema: PageSchema;
  readonly level: number;
  readonly inPath?: readonly string[];
  readonly lists?: ReferenceOperation['lists'];
  readonly marksRequired?: boolean;
}

/** One row per field. Fields of a nested object are collapsed below its row. */
function Fields({ schema, level, inPath = [], lists = {}, marksRequired = false }: FieldsProps): unknown {
  const required = new Set(schema.required);
  const entries = Object.entries(schema.properties ?? {});
  const sorted = marksRequired
    ? entries.sort(([a], [b]) => Number(required.has(b)) - Number(required.has(a)))
    : entries;
  return html`<ul class="rows">
    ${sorted.map(([name, field]) => {
      const within = level < DEEPEST ? fieldsWithin(field) : undefined;
      const bounds = boundsOf(field);
      return html`<li>
        <p class="row-head">
          <code>${name}</code> <span class="type">${typeText(field)}</span>
          ${marksRequired && required.has(name) && html` <span class="row-required">required</span>`}
          ${inPath.includes(name) && html` <span class="type">in the path</span>`}
        </p>
        <p class="row-text">${field.description && html`<${Sentence} text=${field.description} />`}${bounds.length > 0 && html` <span class="row-bounds">${capital(bounds.join(', '))}.</span>`}</p>
        <${Words} words=${wordsOf(field, lists[name])} />
        ${within && html`<details class="more"><summary>${`Fields of ${name}`}</summary><${Fields} schema=${within} level=${level + 1} marksRequired=${marksRequired} /></details>`}
      </li>`;
    })}
  </ul>`;
}

function Words({ words }: { words: readonly string[] }): unknown {
  if (words.length === 0) return null;
  const list = html`<p class="row-words">${words.map((word, at) => html`${at > 0 && ' '}<code>${word}</code>`)}</p>`;
  if (words.length <= MAX_WORDS) return list;
  return html`<details class="more"><summary>${words.length} values</summary>${list}</details>`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
