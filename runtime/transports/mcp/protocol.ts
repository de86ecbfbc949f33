// The words of the Model Context Protocol that this transport speaks: revisions, error codes, reserved names. One place, so that
// the next revision is found here first. Sources: modelcontextprotocol.io/specification/2026-07-28 (basic, streamable
// HTTP, versioning) and the pages of the same names in 2025-11-25, 2025-06-18 and 2025-03-26.

import { PROVENANCE_META } from '../../contract/app.ts';
import { HOUR_MS } from '../../lib/duration.ts';

/** The revision without a handshake: version and capabilities come with every request, in `_meta`. */
export const MODERN_VERSION = '2026-07-28';

/** Revisions that open with `initialize`, newest first. */
export const LEGACY_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;

/** Revisions of the protocol that are spoken, newest first. */
export const SUPPORTED_VERSIONS: readonly string[] = [MODERN_VERSION, ...LEGACY_VERSIONS];

/** How one request is answered; decided for each request alone. */
export type Era = 'modern' | 'legacy';

/** Error codes of JSON-RPC and MCP. */
export const CODES = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  /** Before 2026-07-28; since then such an address is among the invalid parameters. */
  resourceNotFound: -32002,
  /** A mirrored header is missing or says something else than the body. */
  headerMismatch: -32020,
  unsupportedVersion: -32022,
} as const;

/** Reserved names inside `_meta`. */
export const META = {
  protocolVersion: 'io.modelcontextprotocol/protocolVersion',
  clientCapabilities: 'io.modelcontextprotocol/clientCapabilities',
  serverInfo: 'io.modelcontextprotocol/serverInfo',
} as const;

/** Names of our own inside `_meta` of a result. */
export const OWN_META = {
  quota: 'almanac/quota',
  provenance: PROVENANCE_META,
  errors: 'almanac/errors',
} as const;

/** Milliseconds for which a client may keep a list: it changes only when a new version of the server starts. */
export const LIST_TTL_MS = HOUR_MS;

/** A JSON object of a message. */
export type JsonObject = Record<string, unknown>;

/** A JSON object: not a list, not null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
