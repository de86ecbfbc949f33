// The errors of platform.yaml that the server itself answers, whatever a tool declares beyond them.

import type { PlatformEndpointData } from './data.ts';

/** All error codes that a manifest may name, with what they mean. */
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

/** What an endpoint of the platform answers by its kind, beside what it declares. */
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

/** Whether pages of other origins are refused: for everything that changes something, and for what only operators may do. */
export function refusesForeignOrigins({
  method,
  security,
}: Pick<PlatformEndpointData, 'method' | 'security'>): boolean {
  return security === 'operator' || method !== 'GET';
}
