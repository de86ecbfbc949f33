// App for tools whose results contain time series.

import { startApp } from './start.ts';

startApp('almanac-series', {});
