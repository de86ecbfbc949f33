// Constants of the Model Context Protocol. Sources: modelcontextprotocol.io/specification/2026-07-28 (basic, streamable HTTP,
// versioning) and the pages with the same names in 2025-11-25, 2025-06-18 and 2025-03-26.

import { PROVENANCE_META } from '../../contract/app.ts';
import { HOUR_MS } from '../../lib/duration.ts';

/** Version without a handshake: the `_meta` of every request contains version and capabilities. */
export const MODERN_VERSION = '2026-07-28';

/** Versions with the `initialize` handshake, newest first. */
export const LEGACY_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;

/** Newest first. */
export const SUPPORTED_VERSIONS: readonly string[] = [MODERN_VERSION, ...LEGACY_VERSIONS];

/** Decided per request. */
export type Era = 'modern' | 'legacy';

export const CODES = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  /** Not used since revision 2026-07-28. */
  resourceNotFound: -32002,
  headerMismatch: -32020,
  unsupportedVersion: -32022,
} as const;

export const META = {
  protocolVersion: 'io.modelcontextprotocol/protocolVersion',
  clientCapabilities: 'io.modelcontextprotocol/clientCapabilities',
  serverInfo: 'io.modelcontextprotocol/serverInfo',
} as const;

export const OWN_META = {
  quota: 'almanac/quota',
  provenance: PROVENANCE_META,
  answer: 'almanac/answer',
  errors: 'almanac/errors',
} as const;

/** Lifetime of cached lists, which change only with the server version. */
export const LIST_TTL_MS = HOUR_MS;

export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
