// Generated from spec/platform.yaml by `make generate`: do not edit.

import { REVISION } from './revision.ts';

/** The platform. `version` identifies the content of the spec; `release` is the version of the product. */
export const platform = {
  title: 'Almanac',
  summary: 'Public reference data and live data for AI agents.',
  description: 'Almanac serves reference data and live data from many public sources as tools over REST and MCP, as a documented REST API and as signed webhooks. This document describes all of them. Every call needs an API key; the free plan allows 100 calls a day. Results that contain a list or a time series are also available as CSV: send Accept: text/csv or append .csv to the path.',
  version: REVISION,
  release: '1.0.0',
  keyHeader: 'Service-API-Key',
  keyQuery: 'api_key',
  keyPrefix: 'alm',
  keyHow: 'POST /signup with your email address to get one.',
  limits: { bodyBytes: 262144, bodyDepth: 32, stringLength: 500 },
} as const;

/** Subjects of services and areas, in the order shown on the pages. */
export const subjects = {
  money: 'Money and economy',
  companies: 'Companies',
  politics: 'Law and parliaments',
  research: 'Research and open data',
  health: 'Health',
  earth: 'Earth, air and space',
  travel: 'Places, time and travel',
  people: 'People and leisure',
  tools: 'Tools',
} as const;

/** Limits of each plan. */
export const plans = {
  free: {
    name: 'free',
    summary: 'For trying things out and for small agents.',
    callsPerDay: 100,
    burst: { perSecond: 20, size: 100 },
    subscriptions: 20,
  },
  partner: {
    name: 'partner',
    summary: 'For agents that run all day; granted by the operator.',
    callsPerDay: 1000000,
    subscriptions: 100,
  },
  unlimited: { name: 'unlimited', summary: 'No daily limit; granted by the operator.', subscriptions: 200 },
} as const;

/** Every error code with its HTTP status, title and remedy. */
export const problems = {
  invalid_request: {
    status: 400,
    title: 'The request could not be parsed',
    remedy: "Send the tool's arguments as a JSON object with Content-Type application/json.",
  },
  not_acceptable: {
    status: 406,
    title: 'Format not available',
    remedy: 'Request application/json. CSV is available only for results that contain a list or a time series.',
  },
  key_conflict: {
    status: 400,
    title: 'More than one API key sent',
    remedy: 'Send the key once, in the Service-API-Key header or in the api_key query parameter.',
  },
  request_timeout: { status: 408, title: 'Request timeout', remedy: 'Send the whole request within 20 seconds.' },
  header_fields_too_large: {
    status: 431,
    title: 'Header fields too large',
    remedy: 'Send at most 100 header fields and at most 16 KiB, including the request URL.',
  },
  key_required: {
    status: 401,
    title: 'API key required',
    remedy: 'Send it in the Service-API-Key header (Authorization: Bearer, X-API-Key and X-Auth-Token also work) or in the api_key query parameter. POST /signup with your email address to get a key.',
  },
  key_unknown: {
    status: 401,
    title: 'Unknown API key',
    remedy: 'Check that you sent the complete key. POST /signup with your email address to get a new one.',
  },
  key_revoked: {
    status: 403,
    title: 'The API key was revoked',
    remedy: 'Use another key, or ask the operator of this server.',
  },
  forbidden: {
    status: 403,
    title: 'Host or origin not allowed',
    remedy: 'Call this server at its own address, or ask its operator to allow this host or origin.',
  },
  not_found: {
    status: 404,
    title: 'Not found',
    remedy: 'Check the name or identifier. List and search tools return valid ones.',
  },
  answer_unknown: {
    status: 404,
    title: 'Unknown answer',
    remedy: 'Repeat the call; the new result gets its own URL.',
  },
  unknown_operation: {
    status: 404,
    title: 'No such service, tool or page',
    remedy: 'GET /rest to list all services and tools.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    remedy: 'Use one of the methods in the Allow header.',
  },
  operator_token: {
    status: 401,
    title: 'Operator token missing or wrong',
    remedy: 'Send Authorization: Bearer with the ALMANAC_ADMIN_TOKEN of this server or the token of one of its named operators.',
  },
  operator_rights: {
    status: 403,
    title: 'This operator has read access only',
    remedy: 'Ask an operator with write access.',
  },
  blocked: {
    status: 403,
    title: 'Blocked by the operator of this server',
    remedy: 'Ask the operator of this server for the reason.',
  },
  operator_limit: {
    status: 429,
    title: 'Too many wrong operator tokens',
    remedy: 'Wait for the number of seconds in Retry-After, and check ALMANAC_ADMIN_TOKEN.',
  },
  signup_closed: { status: 403, title: 'Sign-up is closed', remedy: 'Ask the operator of this server for a key.' },
  email_taken: {
    status: 409,
    title: 'This email address already has a key',
    remedy: 'Use the existing key. If it is lost, ask the operator of this server to rotate or revoke it.',
  },
  subscription_limit: {
    status: 409,
    title: 'Subscription limit of the plan reached',
    remedy: 'Remove a subscription with unsubscribe, or ask the operator of this server for another plan.',
  },
  body_too_large: { status: 413, title: 'Request body too large', remedy: 'Send at most 256 KiB.' },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    remedy: 'Send Content-Type: application/json.',
  },
  invalid_arguments: {
    status: 422,
    title: 'Invalid arguments',
    remedy: 'Correct the arguments listed in errors and call again.',
  },
  quota_exceeded: {
    status: 429,
    title: 'Daily quota used up',
    type: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
    remedy: 'Wait until 00:00 UTC, or ask the operator for another plan.',
  },
  allowance_used: {
    status: 429,
    title: 'Limit for calls without a key reached',
    remedy: 'Enter a key or sign up for one, or wait the number of seconds in Retry-After.',
  },
  too_many_requests: {
    status: 429,
    title: 'Too many simultaneous requests',
    remedy: 'Wait for the number of seconds in Retry-After, and send fewer calls at the same time.',
  },
  too_many_failures: {
    status: 429,
    title: 'Too many failed calls with this key',
    remedy: 'Wait for the number of seconds in Retry-After. Neither the failed calls nor this call counted against the quota.',
  },
  signup_limit: { status: 429, title: 'Too many sign-ups from this address today', remedy: 'Wait until 00:00 UTC.' },
  link_expired: {
    status: 410,
    title: 'This link has expired or was already used',
    remedy: 'Sign up again with the same email address to get a new link.',
  },
  internal: {
    status: 500,
    title: 'Internal server error',
    remedy: 'Try again. If the error persists, report it with the request id.',
  },
  upstream_failed: {
    status: 502,
    title: 'The source failed',
    remedy: 'Try again in a minute. The source caused the failure; the call was not counted.',
  },
  upstream_invalid_response: {
    status: 502,
    title: 'The source returned an unreadable response',
    remedy: 'Try again later, or report it with report_feedback. The call was not counted.',
  },
  not_configured: {
    status: 503,
    title: 'The source is not configured on this server',
    remedy: 'Ask the operator to configure the settings listed in detail.',
  },
  upstream_unavailable: {
    status: 503,
    title: 'The source is temporarily unavailable',
    remedy: 'Wait for the number of seconds in Retry-After.',
  },
  preparing: {
    status: 503,
    title: 'The data is still being prepared',
    remedy: 'Wait for the number of seconds in Retry-After.',
  },
  mail_unavailable: {
    status: 503,
    title: 'Email cannot be sent at the moment',
    remedy: 'Wait for the number of seconds in Retry-After, and sign up again.',
  },
  store_unavailable: {
    status: 503,
    title: "The server's database is unavailable",
    remedy: 'Wait for the number of seconds in Retry-After.',
  },
  shutting_down: { status: 503, title: 'The server is restarting', remedy: 'Call again after a few seconds.' },
  upstream_timeout: {
    status: 504,
    title: 'The source timed out',
    remedy: 'Request less data per call, or try again. The call was not counted.',
  },
} as const;

/** An error code. */
export type ProblemCode = keyof typeof problems;

declare module '../runtime/contract/problem.ts' {
  /** The error codes of a problem. */
  interface ProblemCodes {
    invalid_request: true;
    not_acceptable: true;
    key_conflict: true;
    request_timeout: true;
    header_fields_too_large: true;
    key_required: true;
    key_unknown: true;
    key_revoked: true;
    forbidden: true;
    not_found: true;
    answer_unknown: true;
    unknown_operation: true;
    method_not_allowed: true;
    operator_token: true;
    operator_rights: true;
    blocked: true;
    operator_limit: true;
    signup_closed: true;
    email_taken: true;
    subscription_limit: true;
    body_too_large: true;
    unsupported_media_type: true;
    invalid_arguments: true;
    quota_exceeded: true;
    allowance_used: true;
    too_many_requests: true;
    too_many_failures: true;
    signup_limit: true;
    link_expired: true;
    internal: true;
    upstream_failed: true;
    upstream_invalid_response: true;
    not_configured: true;
    upstream_unavailable: true;
    preparing: true;
    mail_unavailable: true;
    store_unavailable: true;
    shutting_down: true;
    upstream_timeout: true;
  }
}
