// Detailed land outlines of the Americas and Greenland, for maps of a country or coast. The bundler simplifies them (deploy/site/bundler.ts).

export { default } from 'world-atlas/land-50m.json' with { type: 'json' };
