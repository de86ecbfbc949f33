// Simulates FAOSTAT with domains that are defined by a test.

import type { Instead } from '../../../support/recorded-sources.ts';
import { archive } from '../../../support/zip.ts';

/** Serves the list of the domains in `files`, and their archives. `names` overrides default names. */
export const made =
  (files: Readonly<Record<string, string>>, names: Readonly<Record<string, string>> = {}): Instead =>
  (request, _seen, response) => {
    if (request.includes('datasets_E')) {
      const listed = Object.keys(files).map((code) => ({
        DatasetCode: code,
        DatasetName: names[code] ?? `Made: ${code}`,
        DateUpdate: '2026-01-01T00:00:00',
        FileSize: '1KB',
        FileRows: 3,
        FileLocation: `https://x/${code}_E_All_Data_(Normalized).zip`,
      }));
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ Datasets: { Dataset: listed } }));
      return true;
    }
    const code = /\/(\w+)_E_All_Data/.exec(request)?.[1] ?? '';
    if (files[code] === undefined) return undefined;
    const zip = archive([{ name: `${code}_E_All_Data_(Normalized).csv`, text: files[code] }]);
    response.writeHead(200, { 'content-type': 'application/zip' }).end(zip);
    return true;
  };
