import type { Sources } from '../sources.ts';

/** The source clients of the service, by id. */
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
