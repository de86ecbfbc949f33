// The app of tools whose answers are figures over time.

import { drawSeries } from '../chart.ts';
import { startApp } from './start.ts';

startApp('almanac-series', { series: async () => drawSeries });
