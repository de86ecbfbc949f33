// Names of the largest cities of the world, for maps of continents and the world. The bundler fills the list (deploy/site/place-names.ts).

/** Name, degrees north, degrees east; largest cities first. */
export type PlaceName = readonly [name: string, latitude: number, longitude: number];

export default [] as readonly PlaceName[];
