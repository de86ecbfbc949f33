// The sources of this service, by their ids.

import type { Sources } from '../sources.ts';

/** The sources of the service. */
export type CrisisSources = Pick<
  Sources,
  | 'gdacs'
  | 'usgs-earthquakes'
  | 'nws-alerts'
  | 'nve-flood'
  | 'smhi-warnings'
  | 'dmi-warnings'
  | 'fmi-warnings'
  | 'gdelt'
>;
