// App for tools whose results contain places.

import land from '../land-far.ts';
import { mapOn } from '../map.ts';
import names from '../names-far.ts';
import { startApp } from './start.ts';

startApp('almanac-map', { map: async () => mapOn({ land: { far: async () => land }, names: async () => names }) });
