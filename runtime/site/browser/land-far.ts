// Coarse land outlines, for continents and the world.

export { default } from 'world-atlas/land-110m.json' with { type: 'json' };
