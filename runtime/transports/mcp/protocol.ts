// Constants of the Model Context Protocol: revisions, error codes, reserved names. Sources:
// modelcontextprotocol.io/specification/2026-07-28 (basic, streamable HTTP, versioning) and the pages of the same names in 2025-11-25,
// 2025-06-18 and 2025-03-26.

import { PROVENANCE_META } from '../../contract/app.ts';
import { HOUR_MS } from '../../lib/duration.ts';

/** The revision without a handshake: version and capabilities are part of every request, in `_meta`. */
export const MODERN_VERSION = '2026-07-28';

/** Revisions that open with `initialize`, newest first. */
export const LEGACY_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;

/** Supported revisions, newest first. */
export const SUPPORTED_VERSIONS: readonly string[] = [MODERN_VERSION, ...LEGACY_VERSIONS];

/** Decided per request. */
export type Era = 'modern' | 'legacy';

export const CODES = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  /** Before 2026-07-28; since then an unknown URI is an invalid parameter. */
  resourceNotFound: -32002,
  /** A mirrored header is missing or differs from the body. */
  headerMismatch: -32020,
  unsupportedVersion: -32022,
} as const;

/** Reserved names inside `_meta`. */
export const META = {
  protocolVersion: 'io.modelcontextprotocol/protocolVersion',
  clientCapabilities: 'io.modelcontextprotocol/clientCapabilities',
  serverInfo: 'io.modelcontextprotocol/serverInfo',
} as const;

/** This project's names inside `_meta` of a result. */
export const OWN_META = {
  quota: 'almanac/quota',
  provenance: PROVENANCE_META,
  errors: 'almanac/errors',
} as const;

/** Milliseconds for which a client may cache a list: it only changes with the server version. */
export const LIST_TTL_MS = HOUR_MS;

export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
