// Converts filters to the selection in the request: checks every code against the table's values, adds or omits
// variables without a filter, and counts the cells before the request is sent.

import type { DataFilter } from '../../../generated/services/se-statistics/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { type ArgumentProblem, Problem } from '../../contract/problem.ts';
import { nearestFew } from '../../lib/text/nearest.ts';
import type { Selection, Table, Variable } from './scb/scb.ts';

export interface Selected {
  readonly selections: readonly Selection[];
  readonly omitted: readonly Variable[];
}

/** @throws Problem `invalid_arguments` that lists every error with the most similar valid codes */
export function select(
  table: Table,
  filters: readonly AdapterResult<DataFilter>[],
  topN: number,
  maxCells: number,
): Selected {
  const problems = filters.flatMap((filter, index) => faultsOf(table, filter, index));
  const seen = new Set<string>();
  for (const [index, { code }] of filters.entries()) {
    if (seen.has(code)) problems.push(fault(`filters[${index}].code`, `${code} has more than one filter`));
    seen.add(code);
  }
  if (problems.length > 0) {
    throw new Problem('invalid_arguments', 'Some filters do not match the table.', { errors: problems });
  }
  const selections: Selection[] = [];
  const omitted: Variable[] = [];
  for (const variable of table.variables) {
    const filter = filters.find(({ code }) => code === variable.code);
    if (filter !== undefined) selections.push({ code: filter.code, filter: filter.filter, values: filter.values });
    else if (variable.time) selections.push({ code: variable.code, filter: 'top', values: [String(topN)] });
    else if (variable.elimination) omitted.push(variable);
    else selections.push({ code: variable.code, filter: 'all', values: ['*'] });
  }
  const sizes = selections.map((selection) => ({ selection, size: sizeOf(table, selection) }));
  const cells = sizes.reduce((product, { size }) => product * size, 1);
  if (cells > maxCells) throw tooManyCells(cells, maxCells, sizes);
  return { selections, omitted };
}

function faultsOf(
  { variables }: Table,
  { code, filter, values }: AdapterResult<DataFilter>,
  index: number,
): ArgumentProblem[] {
  const variable = variables.find((each) => each.code === code);
  if (variable === undefined) {
    const codes = variables.map((each) => each.code);
    const near = nearestFew(code, codes, 2);
    const hint = near.length > 0 ? `Did you mean ${near.join(' or ')}?` : `Variables: ${codes.join(', ')}.`;
    return [fault(`filters[${index}].code`, `the table has no variable ${code}`, hint)];
  }
  if (filter === 'top') {
    const [count = ''] = values;
    const isCount = values.length === 1 && /^[1-9]\d{0,4}$/.test(count);
    return isCount ? [] : [fault(`filters[${index}].values`, 'top requires exactly one number', 'For example ["5"].')];
  }
  if (filter === 'all') {
    return values.length === 1 && values[0] === '*'
      ? []
      : [fault(`filters[${index}].values`, 'all requires exactly one value, *', 'Send ["*"].')];
  }
  const known = new Set(variable.values.map((each) => each.code));
  return values
    .map((value, at) => ({ value, at }))
    .filter(({ value }) => !known.has(value))
    .map(({ value, at }) => {
      const message = `${value} is not a value of ${code}`;
      return fault(`filters[${index}].values[${at}]`, message, nearestValues(variable, value));
    });
}

function nearestValues({ code, values, time }: Variable, value: string): string {
  const byLabel = values.find(({ label }) => label.toLowerCase() === value.toLowerCase());
  if (byLabel !== undefined) return `Did you mean ${byLabel.code} (${byLabel.label})?`;
  const near = nearestFew(
    value,
    values.map((each) => each.code),
    3,
  );
  if (near.length > 0) {
    const named = near.map((each) => `${each} (${values.find((other) => other.code === each)?.label})`);
    return `Did you mean ${named.join(' or ')}?`;
  }
  const shown = (time ? values.slice(-5) : values.slice(0, 5)).map((each) => each.code);
  return `Values of ${code} include ${shown.join(', ')}; get_table_metadata lists them.`;
}

function fault(parameter: string, message: string, hint?: string): ArgumentProblem {
  return { parameter, code: 'value', message, ...(hint === undefined ? {} : { hint }) };
}

/**
 * Checks that the response contains the selected codes. For `top` and `all`, checks only their number, because a table
 * may have gained a period since its values were read.
 */
export function isAnswerTo(table: Table, selection: Selection, codes: readonly string[]): boolean {
  const { filter, values } = selection;
  if (filter === 'item') return codes.length === new Set(values).size && codes.every((each) => values.includes(each));
  return codes.length >= sizeOf(table, selection) && (filter === 'all' || codes.length <= Number(values[0]));
}

function sizeOf({ variables }: Table, { code, filter, values }: Selection): number {
  const count = variables.find((each) => each.code === code)?.values.length ?? 1;
  if (filter === 'all') return count;
  return filter === 'top' ? Math.min(count, Number(values[0])) : values.length;
}

function tooManyCells(
  cells: number,
  max: number,
  sizes: readonly { readonly selection: Selection; readonly size: number }[],
): Problem {
  const largest = [...sizes].sort((a, b) => b.size - a.size).slice(0, 3);
  const named = largest.map(({ selection, size }) => `${selection.code} (${size} values)`).join(', ');
  const detail = `The selection has ${cells} cells, but the source allows at most ${max} per request. Narrow ${named}.`;
  const hint = 'Use filters with fewer values or fewer periods.';
  return new Problem('invalid_arguments', detail, { hint, errors: [fault('filters', `select ${cells} cells`, hint)] });
}
