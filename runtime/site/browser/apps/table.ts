// App for tools with tabular results.

import { startApp } from './start.ts';

startApp('almanac-table', {});
