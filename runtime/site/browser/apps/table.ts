// The app of tools whose answers are tables.

import { startApp } from './start.ts';

startApp('almanac-table', {});
