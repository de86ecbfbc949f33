// `search` and `fetch` as research clients expect them, over all services that have texts: one question goes to several at once, and
// what came in time is merged. The two tools answer one block of JSON each; texts too long for an answer are read on in parts.
// Source of the form: developers.openai.com/apps-sdk and platform.openai.com/docs/mcp, the tools of connectors for deep research.

import type { Tool } from './endpoint.ts';
import { partAddressed } from './research-parts.ts';
import { MOST_SOURCES, search } from './research-search.ts';
import { boundTo, type ResearchOptions } from './research-sources.ts';
import type { ResourceProvider } from './resources.ts';

/** Research as an endpoint offers it. */
export interface Research {
  readonly toolItems: string;
  readonly tools: ReadonlyMap<string, Tool>;
  readonly instructions: string;
  /** Parts of texts. */
  readonly resources: ResourceProvider;
}

const READING = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true };

/** Loaded with the first text: what reads HTML comes with it. */
const opening = () => import('./research-fetch.ts');

/** Research over these sources. */
export function createResearch(options: ResearchOptions): Research {
  const bound = options.sources.flatMap((source) => boundTo(source, options.services) ?? []);
  const titles = bound.map(({ title }) => title).join(', ');
  const items = [
    toolItem(
      'search',
      'Search texts',
      `Search ${titles}. A search asks at most ${MOST_SOURCES} of them, those that fit the words, and costs a call each; sources that did not answer in time are named.`,
      { query: 'A few English words, such as "data protection" or "malaria vaccine".' },
    ),
    toolItem(
      'fetch',
      'Open a text',
      'The text behind an id that search gave, with its address and what is known of it.',
      {
        id: 'An id as search gave it.',
      },
    ),
  ];
  return {
    toolItems: JSON.stringify(items).slice(1, -1),
    tools: new Map<string, Tool>([
      ['search', { kind: 'composed', answer: (values, exchange) => search(options, bound, values, exchange) }],
      [
        'fetch',
        {
          kind: 'composed',
          answer: async (values, exchange) => (await opening()).open(options, bound, values, exchange),
        },
      ],
    ]),
    instructions: `search looks for texts in ${titles}; fetch opens one by its id. Texts too long for an answer go on at the address in metadata.next, for resources/read.`,
    resources: {
      list: () => [],
      serviceOf: (uri) => partAddressed(uri)?.id.split(':', 1)[0],
      read: async (uri, exchange) => (await opening()).readPart(options, bound, uri, exchange),
    },
  };
}

function toolItem(name: string, title: string, description: string, takes: Readonly<Record<string, string>>) {
  const properties = Object.fromEntries(
    Object.entries(takes).map(([argument, says]) => [
      argument,
      { type: 'string', minLength: 1, maxLength: 500, description: says },
    ]),
  );
  const inputSchema = { type: 'object', properties, required: Object.keys(takes), additionalProperties: false };
  return { name, title, description, inputSchema, annotations: READING };
}
