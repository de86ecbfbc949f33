import type { Sources } from '../sources.ts';

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
