// App for tools with time series.

import { drawSeries } from '../chart.ts';
import { startApp } from './start.ts';

startApp('almanac-series', { series: async () => drawSeries });
