// Checks `research:`. Runs after all other checks, because only the model has the complete shapes of results.

import { fieldsOfAddress } from '../../runtime/contract/research.ts';
import { nearest } from '../../runtime/lib/text/nearest.ts';
import { type Diagnostic, SpecError } from '../diagnostics.ts';
import type { Manifest, NodePath } from '../load/manifest.ts';
import type { Operation, Service, Spec } from '../model/model.ts';
import { fieldAt, isUnfound, type Level, rowsAt } from '../model/views/paths.ts';

/** @throws SpecError with all errors */
export function validateResearch(spec: Spec, manifests: readonly Manifest[]): void {
  const byFile = new Map(manifests.map((manifest) => [manifest.file, manifest]));
  const faults = [...spec.services, ...spec.areas].flatMap((service) => {
    const manifest = byFile.get(service.file);
    return manifest === undefined ? [] : faultsOf(service, manifest);
  });
  if (faults.length > 0) throw new SpecError(faults);
}

/** SPEC145: unknown tool. SPEC146: unknown argument. SPEC147: unknown field of the result. */
function faultsOf({ research, operations }: Service, manifest: Manifest): Diagnostic[] {
  if (research === undefined) return [];
  const faults: Diagnostic[] = [];
  const check = (
    name: string,
    known: readonly string[],
    code: 'SPEC145' | 'SPEC146' | 'SPEC147',
    path: NodePath,
    what: string,
  ) => {
    if (known.includes(name)) return;
    const near = nearest(name, known);
    faults.push(
      manifest.fault(path, code, `${name} is ${what}`, near === undefined ? undefined : `did you mean ${near}?`),
    );
  };
  const named = new Map(operations.map((operation) => [operation.tool?.name ?? operation.name, operation]));
  const toolOf = (part: 'search' | 'fetch', taken: readonly string[]): Operation | undefined => {
    const { tool, with: fixed = {} } = research[part];
    check(tool, [...named.keys()], 'SPEC145', ['research', part, 'tool'], 'not a tool of this service');
    const operation = named.get(tool);
    const known = operation?.arguments.map(({ name }) => name) ?? [];
    if (operation === undefined) return undefined;
    for (const name of taken)
      check(name, known, 'SPEC146', ['research', part, 'argument'], `not an argument of ${tool}`);
    for (const name of Object.keys(fixed))
      check(name, known, 'SPEC146', ['research', part, 'with', name], `not an argument of ${tool}`);
    return operation;
  };
  const fields = (row: Level, names: readonly string[], path: NodePath) => {
    for (const name of names) {
      const found = fieldAt(row, name);
      if (isUnfound(found)) check(name, found.known, 'SPEC147', path, 'not a field of the result');
    }
  };
  const { search, fetch } = research;
  const searches = toolOf('search', [search.argument]);
  const rows = searches && rowsAt(searches.returns, search.rows);
  if (rows !== undefined && isUnfound(rows)) {
    check(search.rows, rows.known, 'SPEC147', ['research', 'search', 'rows'], 'not a list in the result');
  } else if (rows !== undefined) {
    fields(rows, [search.id].flat(), ['research', 'search', 'id']);
    fields(rows, [search.title], ['research', 'search', 'title']);
    fields(rows, fieldsOfAddress(search.url), ['research', 'search', 'url']);
  }
  const opens = toolOf('fetch', [fetch.argument].flat());
  const whole = opens && rowsAt(opens.returns, undefined);
  if (whole !== undefined && !isUnfound(whole)) {
    fields(whole, [fetch.title], ['research', 'fetch', 'title']);
    fields(whole, fieldsOfAddress(fetch.url), ['research', 'fetch', 'url']);
    for (const [index, name] of fetch.text.entries()) fields(whole, [name], ['research', 'fetch', 'text', index]);
  }
  return faults;
}
