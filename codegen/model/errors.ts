// The errors of platform.yaml that the server itself answers, whatever a tool declares beyond them.

export const ERRORS = {
  always: ['invalid_request', 'invalid_arguments', 'internal', 'shutting_down'],
  keyed: ['key_required', 'key_revoked', 'quota_exceeded'],
  fromSources: ['upstream_failed', 'upstream_timeout'],
  withBody: ['body_too_large', 'unsupported_media_type'],
} as const;
