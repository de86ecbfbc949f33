// generated/research.ts: how the texts of services are searched and opened together.

import type { ResearchSource } from '../../../runtime/contract/research.ts';
import type { Service, Spec } from '../../model/model.ts';
import { literal } from '../print/code.ts';
import { exportedConstant, type Print } from '../print/source.ts';

/** Undefined where no service takes part. */
export function emitResearch({ services, areas }: Spec, runtime: string, print: Print): string | undefined {
  const sources = [...services, ...areas].flatMap((service) => sourceOf(service) ?? []);
  if (sources.length === 0) return undefined;
  const imports = [{ from: `${runtime}/contract/research.ts`, names: ['ResearchSource'], typeOnly: true }];
  return print('research.ts', 'spec/', imports, [
    exportedConstant(
      'research',
      'readonly ResearchSource[]',
      'What is searched by `/mcp/research/`.',
      literal(sources),
    ),
  ]);
}

function sourceOf({ slug, research }: Service): ResearchSource | undefined {
  if (research === undefined) return undefined;
  const { search, fetch } = research;
  const { argument, ...opens } = fetch;
  return {
    service: slug,
    search: { ...search, with: search.with ?? {}, id: [search.id].flat() },
    fetch: { ...opens, with: fetch.with ?? {}, arguments: [argument].flat() },
  };
}
