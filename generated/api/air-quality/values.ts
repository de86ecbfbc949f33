// Generated from spec/api/air-quality/service.yaml by `make generate`: do not edit.

/** Of the European index: good to 20, fair to 40, moderate to 60, poor to 80, very poor to 100. */
export const EUROPEAN_CATEGORY_VALUES = ['good', 'fair', 'moderate', 'poor', 'very_poor', 'extremely_poor'] as const;

/** Of the US index: good to 50, moderate to 100, unhealthy for sensitive groups to 150, unhealthy to 200, very unhealthy to 300. */
export const US_CATEGORY_VALUES = [
  'good', 'moderate', 'unhealthy_for_sensitive_groups', 'unhealthy', 'very_unhealthy', 'hazardous',
] as const;
