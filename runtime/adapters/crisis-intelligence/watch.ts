// Look-ups of the warnings and events that subscribers of crisis-intelligence receive, one module per source.

import { create as gdacs } from './gdacs/watch.ts';
import { create as nwsAlerts } from './nws-alerts/watch.ts';
import { create as smhiWarnings } from './smhi-warnings/watch.ts';
import { create as earthquakes } from './usgs-earthquakes/watch.ts';

/** The look-ups of each source, by the name under which its events are declared. */
export const watchers = {
  gdacs,
  'nws-alerts': nwsAlerts,
  'smhi-warnings': smhiWarnings,
  'usgs-earthquakes': earthquakes,
};
