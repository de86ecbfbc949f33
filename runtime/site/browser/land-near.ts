// Detailed land outlines, for maps of a country or coast. The bundler simplifies them (bundler.ts) to keep the file small.

export { default } from 'world-atlas/land-50m.json' with { type: 'json' };
