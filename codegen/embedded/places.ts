// Writes the data that ships inside the server: `node codegen/embedded/places.ts`. It reads packages that are needed for
// this only (development dependencies), so the 60 MB that they unpack to never reach a running server.
// Places and countries: GeoNames (https://www.geonames.org), CC BY 4.0, compacted; countries also from countries-list, MIT; outlines:
// Natural Earth, public domain.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { buildCountries } from './countries.ts';
import { packGazetteer } from './gazetteer.ts';
import { readPlaces } from './geonames.ts';
import { packOutlines } from './outlines.ts';

/** What is embedded, before compression. The same packages give the same bytes on every machine. */
export function buildEmbedded(): { gazetteer: Buffer; countries: string; outlines: Buffer } {
  const { places, newest } = readPlaces();
  const rows = buildCountries().map((row) => JSON.stringify(row));
  return {
    gazetteer: packGazetteer(places, newest),
    countries: `[\n${rows.join(',\n')}\n]\n`,
    outlines: packOutlines(),
  };
}

/** The places, compressed. */
export const GAZETTEER_FILE = fileURLToPath(new URL('../../generated/embedded/places.bin.br', import.meta.url));
/** The countries that those places name. */
export const COUNTRIES_FILE = fileURLToPath(new URL('../../generated/embedded/countries.json', import.meta.url));
/** Countries' outlines, compressed. */
export const OUTLINES_FILE = fileURLToPath(new URL('../../generated/embedded/outlines.bin.br', import.meta.url));

/** Writes what changed. Compression may differ between versions of Node; the content decides. */
function write(): string[] {
  const { gazetteer, countries, outlines } = buildEmbedded();
  const written: string[] = [];
  mkdirSync(new URL('.', new URL('../../generated/embedded/x', import.meta.url)), { recursive: true });
  if (!existsSync(COUNTRIES_FILE) || readFileSync(COUNTRIES_FILE, 'utf8') !== countries) {
    writeFileSync(COUNTRIES_FILE, countries);
    written.push(COUNTRIES_FILE);
  }
  for (const [file, content] of [
    [GAZETTEER_FILE, gazetteer],
    [OUTLINES_FILE, outlines],
  ] as const) {
    if (existsSync(file) && brotliDecompressSync(readFileSync(file)).equals(content)) continue;
    writeFileSync(file, brotliCompressSync(content, { params: compression(content.length) }));
    written.push(file);
  }
  return written;
}

function compression(size: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const written = write();
  process.stdout.write(written.length === 0 ? 'Embedded places are up to date.\n' : `Wrote ${written.join(', ')}\n`);
}
