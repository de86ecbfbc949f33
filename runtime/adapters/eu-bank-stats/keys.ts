// Validates series keys before a request, because the source returns 404 for any invalid key without specifying which
// part is wrong.

import { invalidArgument } from '../../contract/problem.ts';
import { nearestFew } from '../../lib/text/nearest.ts';
import { collectProblemsOfAll } from '../../sdk/collect-problems.ts';
import type { Structure } from './ecb-sdmx/ecb-sdmx.ts';

export interface Key {
  readonly text: string;
  readonly series: number;
}

/** @throws Problem `invalid_arguments` that lists each invalid part and the closest codes */
export function readKey(parameter: string, input: string, { dimensions }: Structure): Key {
  const parts = input.trim().split('.');
  const template = dimensions.map(({ id }) => id).join('.');
  if (parts.length !== dimensions.length) {
    const message = `has ${parts.length} parts, but keys of this dataset have ${dimensions.length}`;
    throw invalidArgument(
      parameter,
      message,
      `Use this order: ${template}. Leave a part empty to select all of its codes.`,
    );
  }
  const read = collectProblemsOfAll(parts, (part, index) => {
    const { id, codes } = dimensions[index] as Structure['dimensions'][number];
    const known = new Map(codes.map(({ code }) => [code.toUpperCase(), code]));
    const requested = part.split('+').map((each) => each.trim());
    const meant = collectProblemsOfAll(requested, (each) => {
      if (each === '' && requested.length === 1) return '';
      const code = known.get(each.toUpperCase());
      if (code !== undefined) return code;
      const message = `"${each}" is not a code of ${id} (part ${index + 1}) in use`;
      throw invalidArgument(parameter, message, nearestCodes(id, codes, each));
    });
    return meant.join('+');
  });
  const series = read.reduce(
    (product, part, index) => product * (part === '' ? (dimensions[index]?.codes.length ?? 1) : part.split('+').length),
    1,
  );
  return { text: read.join('.'), series: Math.max(1, series) };
}

function nearestCodes(id: string, codes: Structure['dimensions'][number]['codes'], input: string): string {
  const byLabel = codes
    .filter(({ label }) => label.toLowerCase().includes(input.toLowerCase()) && input.length > 2)
    .slice(0, 3);
  const near =
    byLabel.length > 0
      ? byLabel.map(({ code }) => code)
      : nearestFew(
          input,
          codes.map(({ code }) => code),
          3,
        );
  const named = near.map((code) => `${code} (${codes.find((each) => each.code === code)?.label})`);
  if (named.length > 0) return `Did you mean ${named.join(' or ')}?`;
  const shown = codes.slice(0, 8).map(({ code }) => code);
  return `Codes of ${id} include ${shown.join(', ')}. Call get_dataset_structure to list them.`;
}
