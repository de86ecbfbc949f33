// Writes the data embedded in the server: `node codegen/embedded/places.ts`. It reads development dependencies (60 MB)
// that a running server does not need. Places and countries: GeoNames (https://www.geonames.org), CC BY 4.0, compacted;
// countries also from countries-list, MIT; outlines: Natural Earth, public domain; time zones: IANA, public domain, as
// packed by moment-timezone.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { buildCountries } from './countries.ts';
import { packGazetteer } from './gazetteer.ts';
import { readPlaces } from './geonames.ts';
import { packOutlines } from './outlines.ts';
import { packTimeZones } from './time-zones.ts';

/** Returns the uncompressed data. The same package versions result in the same data on every machine. */
export function buildEmbedded(): {
  gazetteer: Buffer;
  countries: string;
  outlines: Buffer;
  timeZones: ReturnType<typeof packTimeZones>;
} {
  const { places, newest } = readPlaces();
  const rows = buildCountries().map((row) => JSON.stringify(row));
  return {
    gazetteer: packGazetteer(places, newest),
    countries: `[\n${rows.join(',\n')}\n]\n`,
    outlines: packOutlines(),
    timeZones: packTimeZones(),
  };
}

export const GAZETTEER_FILE = fileURLToPath(new URL('../../generated/embedded/places.bin.br', import.meta.url));
export const COUNTRIES_FILE = fileURLToPath(new URL('../../generated/embedded/countries.json', import.meta.url));
export const OUTLINES_FILE = fileURLToPath(new URL('../../generated/embedded/outlines.bin.br', import.meta.url));

export const TIME_ZONES_FILE = fileURLToPath(new URL('../../generated/embedded/time-zones.json.br', import.meta.url));
export const TIME_ZONE_RELEASE_FILE = fileURLToPath(
  new URL('../../generated/embedded/time-zones-release.ts', import.meta.url),
);

/** Writes files whose uncompressed content changed, because compressed bytes may differ between Node versions. */
function write(): string[] {
  const { gazetteer, countries, outlines, timeZones } = buildEmbedded();
  const written: string[] = [];
  mkdirSync(new URL('.', new URL('../../generated/embedded/x', import.meta.url)), { recursive: true });
  for (const [file, content] of [
    [COUNTRIES_FILE, countries],
    [TIME_ZONE_RELEASE_FILE, timeZones.release],
  ] as const) {
    if (existsSync(file) && readFileSync(file, 'utf8') === content) continue;
    writeFileSync(file, content);
    written.push(file);
  }
  for (const [file, content] of [
    [GAZETTEER_FILE, gazetteer],
    [OUTLINES_FILE, outlines],
    [TIME_ZONES_FILE, timeZones.rules],
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
