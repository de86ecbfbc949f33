// `search` and `fetch` in the form that research clients expect, over all services with texts. The format is that of
// the tools of connectors for deep research: developers.openai.com/apps-sdk and platform.openai.com/docs/mcp.

import type { Tool } from './endpoint.ts';
import { partAddressed } from './research-parts.ts';
import { MAX_SOURCES, search } from './research-search.ts';
import { boundTo, type ResearchOptions } from './research-sources.ts';
import type { ResourceProvider } from './resources.ts';

export interface Research {
  readonly toolItems: string;
  readonly tools: ReadonlyMap<string, Tool>;
  readonly instructions: string;
  readonly resources: ResourceProvider;
}

const READING = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true };

/** Loaded on demand, because it imports the HTML parser. */
const opening = () => import('./research-fetch.ts');

export function createResearch(options: ResearchOptions): Research {
  const bound = options.sources.flatMap((source) => boundTo(source, options.services) ?? []);
  const titles = bound.map(({ title }) => title).join(', ');
  const items = [
    toolItem(
      'search',
      'Search texts',
      `Search ${titles}. A search queries at most ${MAX_SOURCES} of them, the ones that best match the words, and each counts as a call; sources that did not respond in time are listed.`,
      { query: 'A few English words, such as "data protection" or "malaria vaccine".' },
    ),
    toolItem('fetch', 'Open a text', 'Returns the text for an id that search returned, with its URL and metadata.', {
      id: 'An id that search returned.',
    }),
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
    instructions: `search finds texts in ${titles}; fetch returns one by its id. Texts too long for one result continue at the URI in metadata.next; read it with resources/read.`,
    resources: {
      list: () => [],
      serviceOf: (uri) => partAddressed(uri)?.id.split(':', 1)[0],
      read: async (uri, exchange) => (await opening()).readPart(options, bound, uri, exchange),
    },
  };
}

function toolItem(name: string, title: string, description: string, takes: Readonly<Record<string, string>>) {
  const properties = Object.fromEntries(
    Object.entries(takes).map(([argument, message]) => [
      argument,
      { type: 'string', minLength: 1, maxLength: 500, description: message },
    ]),
  );
  const inputSchema = { type: 'object', properties, required: Object.keys(takes), additionalProperties: false };
  return { name, title, description, inputSchema, annotations: READING };
}
