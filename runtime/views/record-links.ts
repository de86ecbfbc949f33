// Links from a result to the tools that accept its values, with their arguments filled in. Security: values are
// untrusted, so they are used only as parameters in paths that the generator wrote.

import type { FieldLink, LinkTarget, WatchedEvent } from '../contract/page.ts';
import type { View } from '../contract/view.ts';
import type { Lead, Leads } from './shown.ts';
import { type FoundValue, valueAt } from './walk.ts';

/** Maximum length of an id. Longer values are not treated as ids. */
const MAX_ID_LENGTH = 200;

export function linkedViews(views: readonly View[], links: readonly FieldLink[] = []): View[] {
  return views.map((view) => {
    const own = links.filter(({ rows }) => rows === ('rows' in view ? view.rows : undefined));
    return own.length === 0 ? view : { ...view, links: own };
  });
}

/**
 * Returns the links of a row by displayed field. Links of hidden fields are added to the field that identifies the row.
 * @param shown paths of the displayed fields, beginning with the one that identifies the row
 */
export function leadsOf(
  row: FoundValue,
  links: readonly FieldLink[] | undefined,
  shown: readonly string[],
): Leads | undefined {
  if (links === undefined) return undefined;
  const leads: Record<string, Lead[]> = {};
  for (const { field, to } of links) {
    const at = shown.includes(field) ? field : field.includes('.') ? undefined : shown[0];
    if (at === undefined) continue;
    const found = to.flatMap((target) => leadOf(row, field, target));
    if (found.length > 0 && (at === field || leads[at] === undefined)) leads[at] = found;
  }
  return Object.keys(leads).length === 0 ? undefined : leads;
}

/** Returns the next steps for a result: tools that accept values from its fields. */
export function nextLeads(answer: unknown, links: readonly FieldLink[] = []): Lead[] {
  const row = { value: answer };
  const all = links.flatMap(({ rows, field, to }) => {
    if (rows !== undefined) return [];
    const value = idText(valueAt(row, field));
    return to.flatMap((target) =>
      leadOf(row, field, target).map(({ href, title }) => ({ href, title: `${title}: ${value}` })),
    );
  });
  return [...new Map(all.map((lead) => [lead.href, lead])).values()];
}

function leadOf(
  row: FoundValue,
  field: string,
  { page, title, argument, with: carried = {}, where = {} }: LinkTarget,
): Lead[] {
  const value = idText(valueAt(row, field));
  const applies = Object.entries(where).every(([path, wanted]) => idText(valueAt(row, path)) === wanted);
  if (value === undefined || !applies) return [];
  const query = new URLSearchParams();
  for (const [name, path] of Object.entries(carried)) {
    const other = idText(valueAt(row, path));
    if (other !== undefined) query.set(name, other);
  }
  query.set(argument, value);
  return [{ href: `${page}?${query}`, title }];
}

function idText(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value);
  return text === '' || text.length > MAX_ID_LENGTH ? undefined : text;
}

/**
 * Returns the path of the page for subscribing to an event. If the result is a single record, the page subscribes only
 * to changes of this record.
 */
export function watchPath({ type, identity, field }: WatchedEvent, answer: unknown): string {
  const query = new URLSearchParams({ type });
  const value = field === undefined ? undefined : idText(valueAt({ value: answer }, field));
  if (identity !== undefined && value !== undefined) query.set(identity, value);
  return `/webhooks?${query}`;
}
