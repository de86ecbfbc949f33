// Detailed land outlines of the continents other than the Americas, for maps of a country or coast. The bundler
// simplifies them (deploy/site/bundler.ts).

export { default } from 'world-atlas/land-50m.json' with { type: 'json' };
