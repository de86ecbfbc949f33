// The list of tools for completion on the query page: a separate file that is loaded only by that page.

import type { OperationPage, PageSchema } from '../contract/page.ts';
import type { ResultTable } from '../contract/result-table.ts';
import { QUERY_GROUPS } from '../query/groups.ts';
import { TableReader } from '../query/rows.ts';
import { queryTools } from '../query/tools.ts';
import { ASSETS_PATH, type AssetFile, asset, named } from './assets.ts';
import type { ListedArgument, ListedTool, ToolList } from './components/query/tool-list.ts';
import { pageDataOf } from './offer-files.ts';
import type { SiteOptions } from './page-request.ts';

type Offer = Pick<SiteOptions, 'services' | 'areas'>;

interface ToolFile {
  readonly name: string;
  /** URL; contains a hash of the content. */
  readonly path: string;
  readonly file: AssetFile;
}

const built = new WeakMap<Offer['services'], Promise<ToolFile>>();

/** Built on the first request. */
export function toolFile(offer: Offer): Promise<ToolFile> {
  let file = built.get(offer.services);
  if (file === undefined) {
    file = readToolFile(offer);
    file.catch(() => built.delete(offer.services));
    built.set(offer.services, file);
  }
  return file;
}

async function readToolFile(offer: Offer): Promise<ToolFile> {
  const content = Buffer.from(JSON.stringify(await toolList(offer)));
  const name = named('query-tools.json', content);
  return { name, path: `${ASSETS_PATH}${name}`, file: asset(name, content) };
}

export async function toolList({ services, areas }: Offer): Promise<ToolList> {
  const offers = [...services, ...areas];
  const known = queryTools(offers);
  const tools: Record<string, ListedTool> = {};
  for (const service of offers) {
    const { operations } = await pageDataOf(service);
    for (const { id, name } of service.operations) {
      const found = await known.find(id);
      const page = operations.find((each) => each.name === name);
      if (found !== undefined && page !== undefined) tools[id] = listed(page, found.table);
    }
  }
  return { tools, groups: QUERY_GROUPS };
}

function listed({ title, page, arguments: schema, keyArgument, lists }: OperationPage, table: ResultTable): ListedTool {
  const required = new Set(schema.required);
  const entries = Object.entries(schema.properties ?? {}).filter(([name]) => name !== keyArgument);
  return {
    ...{ title, page },
    arguments: Object.fromEntries(
      entries.map(([name, each]): [string, ListedArgument] => [
        name,
        {
          ...typeOf(each),
          ...(required.has(name) ? { required: true } : {}),
          ...valuesOf(each, lists[name]),
          ...(Object.hasOwn(table.arguments, name) ? { repeats: true } : {}),
        },
      ]),
    ),
    columns: new TableReader({ table, forEach: new Map() }).columns.map(({ name }) => name),
  };
}

function typeOf({ type }: PageSchema): { type?: string } {
  const [first] = [type ?? []].flat().filter((each) => each !== 'null');
  return first === undefined ? {} : { type: first };
}

function valuesOf(
  schema: PageSchema,
  listed: OperationPage['lists'][string] | undefined,
): Pick<ListedArgument, 'values'> {
  const all = listed ?? schema.enum ?? schema.items?.enum ?? [];
  const values = all.flatMap((value) => (value === null || value === '' ? [] : [value]));
  return values.length === 0 ? {} : { values };
}
