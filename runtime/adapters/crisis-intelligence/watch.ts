import { create as gdacs } from './gdacs/watch.ts';
import { create as nwsAlerts } from './nws-alerts/watch.ts';
import { create as smhiWarnings } from './smhi-warnings/watch.ts';
import { create as earthquakes } from './usgs-earthquakes/watch.ts';

export const watchers = {
  gdacs,
  'nws-alerts': nwsAlerts,
  'smhi-warnings': smhiWarnings,
  'usgs-earthquakes': earthquakes,
};
