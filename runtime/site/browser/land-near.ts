// The land with its bays and islands, for maps of a country or a coast. The bundler makes it coarser (bundler.ts), since it would
// weigh more than the page that it stands on.

export { default } from 'world-atlas/land-50m.json' with { type: 'json' };
