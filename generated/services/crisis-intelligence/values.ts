// Generated from spec/services/crisis-intelligence/service.yaml by `make generate`: do not edit.

/** Alert level: Green minor, Orange considerable, Red grave. */
export const ALERT_LEVEL_VALUES = ['Green', 'Orange', 'Red'] as const;

/** going_on: those that go on first, then the newest; newest: the latest to begin first; gravest: the highest alert level first. */
export const CRISIS_SORT_VALUES = ['going_on', 'newest', 'gravest'] as const;

/** brief describes the first three records, with measure, depth and source_level; it leaves out instructions, certainty, urgency, office, GLIDE number and time of change; full gives all. */
export const DETAIL_VALUES = ['brief', 'full'] as const;

/** Kind of disaster: EQ earthquake, TC tropical cyclone, FL flood, VO volcano, DR drought, WF wildfire. */
export const EVENT_TYPE_VALUES = ['EQ', 'TC', 'FL', 'VO', 'DR', 'WF'] as const;

/** What the words of EVENT_TYPE_VALUES are called. */
export const EVENT_TYPE_NAMES = {
  EQ: ['earthquake', 'earthquakes', 'quake'],
  TC: [
    'tropical cyclone', 'tropical cyclones', 'cyclone', 'cyclones', 'hurricane', 'hurricanes', 'typhoon', 'typhoons',
  ],
  FL: ['flood', 'floods', 'flooding'],
  VO: ['volcano', 'volcanoes', 'volcanic eruption', 'eruption'],
  DR: ['drought', 'droughts'],
  WF: ['wildfire', 'wildfires', 'forest fire', 'forest fires', 'bushfire', 'bushfires'],
};

/** How far back news goes: a day, a week, a month. */
export const NEWS_TIMESPAN_VALUES = ['24h', '7d', '1m'] as const;

/** text: by the words of the place; coordinates: by the outline that the point is in or, at sea, the nearest within 370 km. */
export const PLACED_BY_VALUES = ['text', 'coordinates'] as const;

/** Severity in the words of the Common Alerting Protocol. */
export const SEVERITY_VALUES = ['minor', 'moderate', 'severe', 'extreme'] as const;

/** Id of a source. */
export const SOURCE_ID_VALUES = [
  'gdacs', 'usgs-earthquakes', 'nws-alerts', 'nve-flood', 'smhi-warnings', 'dmi-warnings', 'fmi-warnings', 'gdelt',
] as const;
