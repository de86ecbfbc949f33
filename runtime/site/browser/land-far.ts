// The land of the world, coarsely: enough where a map shows a continent.

export { default } from 'world-atlas/land-110m.json' with { type: 'json' };
