// Watchers for the entity types of crisis-intelligence, one module per source.

import { create as gdacs } from './gdacs/watch.ts';
import { create as nwsAlerts } from './nws-alerts/watch.ts';
import { create as smhiWarnings } from './smhi-warnings/watch.ts';
import { create as earthquakes } from './usgs-earthquakes/watch.ts';

/** By the name of the source in the event manifests. */
export const watchers = {
  gdacs,
  'nws-alerts': nwsAlerts,
  'smhi-warnings': smhiWarnings,
  'usgs-earthquakes': earthquakes,
};
