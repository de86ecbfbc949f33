// The app of tools whose answers are places.

import { drawMap } from '../map.ts';
import { startApp } from './start.ts';

startApp('almanac-map', { map: async () => drawMap });
