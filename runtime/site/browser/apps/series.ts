// App for tools with time series.

import { startApp } from './start.ts';

startApp('almanac-series', {});
