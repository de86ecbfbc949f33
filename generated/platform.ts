// Generated from spec/platform.yaml by `make generate`: do not edit.

import { REVISION } from './revision.ts';

/** The platform. `version` identifies the content of the spec; `release` is the version of the product. */
export const platform = {
  title: 'Almanac',
  summary: 'Public reference data and live data for AI agents.',
  description: 'Almanac serves public reference data and live data from many public sources as tools over REST and MCP, as a documented REST API and as signed webhooks. This document lists all that there is today. Every call carries an API key; the free plan has 100 calls a day. Results that hold a list or a series come as CSV too: with Accept: text/csv, or with .csv behind the address.',
  version: REVISION,
  release: '0.1.0',
  keyHeader: 'Service-API-Key',
  keyQuery: 'api_key',
  keyPrefix: 'alm',
  keyHow: 'POST /signup with your e-mail address gives one.',
  limits: { bodyBytes: 262144, bodyDepth: 32, stringLength: 500 },
} as const;

/** Subjects of services and areas, in the order of the pages. */
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
    summary: 'For agents at work all day; given by the operator.',
    callsPerDay: 1000000,
    subscriptions: 100,
  },
  unlimited: { name: 'unlimited', summary: 'No daily limit; given by the operator.', subscriptions: 200 },
} as const;

/** Every error code with its HTTP status, title and remedy. */
export const problems = {
  invalid_request: {
    status: 400,
    title: 'The request cannot be read',
    remedy: "Send a JSON object of the tool's arguments as application/json.",
  },
  not_acceptable: {
    status: 406,
    title: 'The answer has no such form',
    remedy: 'Ask for application/json; CSV there is of results that hold a list or a series.',
  },
  key_conflict: {
    status: 400,
    title: 'More than one key',
    remedy: 'Send the key once, in the Service-API-Key header or in the api_key query parameter.',
  },
  request_timeout: {
    status: 408,
    title: 'The request did not arrive in time',
    remedy: 'Send the whole request within 20 seconds.',
  },
  header_fields_too_large: {
    status: 431,
    title: 'The header fields are too large',
    remedy: 'Send at most 100 header fields, of at most 16 KiB in all, the address among them.',
  },
  key_required: {
    status: 401,
    title: 'A key is needed',
    remedy: 'Send it in the Service-API-Key header (Authorization: Bearer, X-API-Key and X-Auth-Token are read too) or in the api_key query parameter of the address. POST /signup with your e-mail address gives a key.',
  },
  key_unknown: {
    status: 401,
    title: 'The key is not known',
    remedy: 'Check that the whole key was sent. POST /signup with your e-mail address gives a key.',
  },
  key_revoked: {
    status: 403,
    title: 'The key was revoked',
    remedy: 'Use another key, or ask the operator of this server.',
  },
  forbidden: {
    status: 403,
    title: 'Not allowed here',
    remedy: 'Call this server under its own address, or ask its operator to allow this host or origin.',
  },
  not_found: {
    status: 404,
    title: 'Not found',
    remedy: 'Check the name or identifier; lists and searches give valid ones.',
  },
  unknown_operation: {
    status: 404,
    title: 'No such service, tool or page',
    remedy: 'GET /rest lists all services and tools.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    remedy: 'Use a method that the Allow header names.',
  },
  operator_token: {
    status: 401,
    title: 'The operator token is missing or wrong',
    remedy: 'Send Authorization: Bearer followed by ALMANAC_ADMIN_TOKEN of this server, or by the token of an operator whom it names.',
  },
  operator_rights: {
    status: 403,
    title: 'This operator may read only',
    remedy: 'Have it done by an operator who may write.',
  },
  blocked: {
    status: 403,
    title: 'Blocked by the operator of this server',
    remedy: 'Ask the operator of this server what the reason is.',
  },
  operator_limit: {
    status: 429,
    title: 'Too many wrong operator tokens',
    remedy: 'Wait for the seconds in Retry-After, and check ALMANAC_ADMIN_TOKEN.',
  },
  signup_closed: { status: 403, title: 'Sign-up is closed', remedy: 'Ask the operator of this server for a key.' },
  email_taken: {
    status: 409,
    title: 'This e-mail address has a key',
    remedy: 'Use that key. If it is lost, ask the operator of this server to rotate or revoke it.',
  },
  subscription_limit: {
    status: 409,
    title: 'The key has all the subscriptions that its plan allows',
    remedy: 'Remove one with unsubscribe, or ask the operator of this server for another plan.',
  },
  body_too_large: { status: 413, title: 'The body is too large', remedy: 'Send at most 256 KiB.' },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    remedy: 'Send Content-Type: application/json.',
  },
  invalid_arguments: {
    status: 422,
    title: 'Invalid arguments',
    remedy: 'Correct the arguments that the errors name, and call again.',
  },
  quota_exceeded: {
    status: 429,
    title: 'The daily quota is used up',
    type: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
    remedy: 'Wait until 00:00 UTC, or ask the operator for another plan.',
  },
  too_many_requests: {
    status: 429,
    title: 'Too many requests at once',
    remedy: 'Wait for the seconds in Retry-After, and send fewer calls at the same time.',
  },
  too_many_failures: {
    status: 429,
    title: 'Too many calls of this key failed',
    remedy: 'Wait for the seconds in Retry-After; what failed was not counted, and neither is this call.',
  },
  signup_limit: { status: 429, title: 'Too many sign-ups from this address today', remedy: 'Wait until 00:00 UTC.' },
  link_expired: {
    status: 410,
    title: 'The link is of no use any more',
    remedy: 'Sign up again with the same e-mail address for another link.',
  },
  internal: {
    status: 500,
    title: 'Something went wrong on our side',
    remedy: 'Try again; if it stays, report it with the request id.',
  },
  upstream_failed: {
    status: 502,
    title: 'The source failed',
    remedy: "Try again in a minute; the failure is the source's, and the call was not counted.",
  },
  upstream_invalid_response: {
    status: 502,
    title: 'The source answered something unreadable',
    remedy: 'Try again later, or report it with report_feedback; the call was not counted.',
  },
  not_configured: {
    status: 503,
    title: 'The source is not configured on this server',
    remedy: 'The operator must set what the detail names.',
  },
  upstream_unavailable: {
    status: 503,
    title: 'The source is not available now',
    remedy: 'Wait for the seconds in Retry-After.',
  },
  preparing: {
    status: 503,
    title: 'The data is still being prepared',
    remedy: 'Wait for the seconds in Retry-After.',
  },
  mail_unavailable: {
    status: 503,
    title: 'No mail can be sent at the moment',
    remedy: 'Wait for the seconds in Retry-After, and sign up again.',
  },
  store_unavailable: {
    status: 503,
    title: "The server's own store is not available",
    remedy: 'Wait for the seconds in Retry-After.',
  },
  shutting_down: { status: 503, title: 'The server is restarting', remedy: 'Call again in a few seconds.' },
  upstream_timeout: {
    status: 504,
    title: 'The source was too slow',
    remedy: 'Ask for less at once, or try again; the call was not counted.',
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
