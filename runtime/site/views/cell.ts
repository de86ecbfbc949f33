// Renders a single value. Values come from third parties, so text is bidi-isolated and only http(s) URLs become links.

import { html } from 'htm/preact';
import type { FieldType } from '../../contract/view.ts';
import type { Lead, Plain } from '../../views/shown.ts';
import { safeLink } from '../../views/walk.ts';
import { formatted, NOTHING, unitText } from './format.ts';
import { LinkedValue } from './record-links.ts';

/** Maximum characters of a URL shown. */
const MAX_ADDRESS_LENGTH = 60;

export interface CellProps {
  readonly value: Plain;
  readonly type: FieldType;
  readonly unit?: string | undefined;
  readonly leads?: readonly Lead[] | undefined;
  /** The formatted value, if the format depends on the whole column. */
  readonly text?: string | undefined;
}

export function Cell({ leads, ...cell }: CellProps): unknown {
  const shown = html`<${PlainCell} ...${cell} />`;
  return leads === undefined
    ? shown
    : html`<${LinkedValue} leads=${leads} text=${String(cell.value)} shown=${shown} />`;
}

function PlainCell({ value, type, unit, text = formatted(value, type) }: CellProps): unknown {
  if (value === null || value === '') return html`<span class="nothing">${NOTHING}</span>`;
  if (type === 'link' && typeof value === 'string') return html`<${Address} address=${value} />`;
  const suffix = unit && html` <span class="unit">${unitText(unit)}</span>`;
  if (typeof value === 'number') return html`<span class="figure">${text}${suffix}</span>`;
  if (type === 'date' || type === 'date-time') return html`<span class="figure">${text}</span>`;
  return html`<bdi>${text}</bdi>${suffix}`;
}

/** Whether a column is right-aligned. */
export function isFigure(type: FieldType): boolean {
  return type === 'number';
}

export function Address({ address, text }: { readonly address: string; readonly text?: string }): unknown {
  const href = safeLink(address);
  const shown = text ?? address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
  const short =
    shown.length > MAX_ADDRESS_LENGTH && text === undefined ? `${shown.slice(0, MAX_ADDRESS_LENGTH)}…` : shown;
  if (href === undefined) return html`<bdi>${short}</bdi>`;
  return html`<a href=${href} rel="noreferrer nofollow"><bdi>${short}</bdi></a>`;
}
