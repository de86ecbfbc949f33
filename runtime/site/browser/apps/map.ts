// App for tools with places.

import land from '../land-far.ts';
import { mapOn } from '../map.ts';
import { startApp } from './start.ts';

startApp('almanac-map', { map: async () => mapOn(async () => land) });
