// App for tools that call other tools: it renders every kind of view.

import land from '../land-far.ts';
import { mapOn } from '../map.ts';
import names from '../names-far.ts';
import { startApp } from './start.ts';

startApp('almanac-answer', { map: async () => mapOn({ land: { far: async () => land }, names: async () => names }) });
