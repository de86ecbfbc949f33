// generated/research.ts: describes how research tools search and open texts in several services.

import type { ResearchSource } from '../../../runtime/contract/research.ts';
import type { Service, Spec } from '../../model/model.ts';
import { code, importedType } from '../print/code.ts';
import { SourceFile } from '../print/file.ts';
import type { Print } from '../print/source.ts';

export function emitResearch({ services, areas }: Spec, runtime: string, print: Print): string | undefined {
  const sources = [...services, ...areas].flatMap((service) => sourceOf(service) ?? []);
  if (sources.length === 0) return undefined;
  const file = new SourceFile('research.ts', 'spec/', runtime);
  const type = code`readonly ${importedType('runtime/contract/research.ts', 'ResearchSource')}[]`;
  file.constant('research', 'The sources of `/mcp/research/`.', sources, type);
  return file.print(print);
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
