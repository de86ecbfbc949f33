// Errors that the server returns in addition to those declared by a tool.

import type { PlatformEndpointData } from './data.ts';

export const ERRORS = {
  always: ['invalid_request', 'invalid_arguments', 'internal', 'shutting_down'],
  keyed: ['key_required', 'key_revoked', 'quota_exceeded'],
  fromSources: ['upstream_failed', 'upstream_timeout'],
  withBody: ['body_too_large', 'unsupported_media_type'],
} as const;

const OF_ENDPOINTS = {
  always: ['internal'],
  withArguments: ['invalid_arguments'],
  withBody: ['invalid_request', 'body_too_large', 'unsupported_media_type'],
  keyed: ['key_required', 'key_unknown', 'key_revoked', 'key_conflict', 'store_unavailable'],
  operator: ['operator_token', 'operator_limit'],
  sameOrigin: ['forbidden'],
} as const;

export function endpointErrors(
  { method, security }: Pick<PlatformEndpointData, 'method' | 'security'>,
  argumentCount: number,
): string[] {
  return [
    ...OF_ENDPOINTS.always,
    ...(argumentCount > 0 ? OF_ENDPOINTS.withArguments : []),
    ...(method === 'POST' ? OF_ENDPOINTS.withBody : []),
    ...(security === 'key' ? OF_ENDPOINTS.keyed : []),
    ...(security.startsWith('operator') ? OF_ENDPOINTS.operator : []),
    ...(refusesForeignOrigins({ method, security }) ? OF_ENDPOINTS.sameOrigin : []),
  ];
}

/**
 * True for operations that reject requests from pages with other origins, which are operations that change state or
 * require an operator.
 */
export function refusesForeignOrigins({
  method,
  security,
}: Pick<PlatformEndpointData, 'method' | 'security'>): boolean {
  return security === 'operator' || method !== 'GET';
}
