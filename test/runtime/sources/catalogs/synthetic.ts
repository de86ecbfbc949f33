// A list of synthetic indicators. Their names contain letters that must be folded for the search.

import type { ListDefinition } from '../../../../runtime/sources/catalogs/catalogs.ts';
import type { ListRow } from '../../../../runtime/sources/catalogs/list-row.ts';

const PLACES = ['Łódź', 'Tromsø', 'Æbeltoft', 'Þórshöfn', 'Straßburg', 'Đakovo', 'İzmir', 'Paris', 'Lyon', 'Oslo'];
const TOPICS = ['population', 'unemployment rate', 'gross domestic product', "farmers' income", 'life expectancy'];

export interface SyntheticRow {
  readonly code: string;
  readonly name: string;
  readonly version: string;
}

export interface SyntheticOptions {
  readonly rows: number;
  readonly delay?: number;
  readonly version?: string;
  readonly lifetime?: number;
  readonly fail?: () => Error | undefined;
}

export function syntheticList(options: SyntheticOptions): ListDefinition {
  const { rows, delay = 0, version = 'old', lifetime = 60_000, fail } = options;
  return {
    id: 'synthetic',
    source: 'test-source',
    title: 'made-up indicators',
    lifetime,
    async *rows(call) {
      call.expect(rows);
      for (let start = 0; start < rows; start += 1000) {
        if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
        const failure = fail?.();
        if (failure !== undefined) throw failure;
        yield Array.from({ length: Math.min(1000, rows - start) }, (_, index) => row(start + index, version));
      }
    },
  };
}

function row(n: number, version: string): ListRow {
  const name = `${TOPICS[n % TOPICS.length]} of ${PLACES[Math.floor(n / TOPICS.length) % PLACES.length]}, series ${n}`;
  const value: SyntheticRow = { code: `S.${n}`, name, version };
  return { key: value.code, titles: { en: name }, description: 'annual figures of the statistical office', value };
}
