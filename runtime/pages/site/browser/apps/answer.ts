// The app of tools that stand for others: it draws whatever comes.

import { drawSeries } from '../chart.ts';
import { drawMap } from '../map.ts';
import { startApp } from './start.ts';

startApp('almanac-answer', { series: async () => drawSeries, map: async () => drawMap });
