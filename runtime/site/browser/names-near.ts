// Names of the largest cities of every region, for maps of a country or coast. The bundler fills the list (deploy/site/place-names.ts).

import type { PlaceName } from './names-far.ts';

export default [] as readonly PlaceName[];
