// Determines the protocol revision of each request: modern if `params._meta` contains the envelope, otherwise legacy.
// Headers are checked against the body, because proxies use them to route and count requests.

import type { IncomingHttpHeaders } from 'node:http';
import type { Problem } from '../../contract/problem.ts';
import type { Message } from './message.ts';
import {
  CODES,
  type Era,
  isObject,
  type JsonObject,
  LEGACY_VERSIONS,
  META,
  MODERN_VERSION,
  SUPPORTED_VERSIONS,
} from './protocol.ts';
import { rpcProblem } from './reply.ts';

const BASE64_WORD = /^=\?base64\?((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)\?=$/;
const UTF8 = new TextDecoder('utf-8', { fatal: true });

/**
 * @param headers undefined for stdio
 * @throws Problem with HTTP status 400 for an unsupported version, a missing envelope, or headers that differ from the
 *   body.
 */
export function eraOf(message: Message, headers: IncomingHttpHeaders | undefined): Era {
  const meta = isObject(message.params?._meta) ? message.params._meta : undefined;
  const header = trimmed(headers?.['mcp-protocol-version']);
  if (message.id === undefined) return notificationEra(header);
  if (meta !== undefined && (META.protocolVersion in meta || META.clientCapabilities in meta)) {
    return envelopeEra(message, meta, headers, header);
  }
  // During the handshake, no version has been agreed on yet.
  if (message.method === 'initialize') return 'legacy';
  if (header === MODERN_VERSION) throw missingEnvelope(meta === undefined ? '_meta' : META.protocolVersion);
  return legacyEra(header);
}

function envelopeEra(message: Message, meta: JsonObject, headers?: IncomingHttpHeaders, header?: string): Era {
  const version = meta[META.protocolVersion];
  if (typeof version !== 'string') throw missingEnvelope(META.protocolVersion);
  if (header !== undefined && header !== version) {
    throw mismatch(
      `the MCP-Protocol-Version header is ${quoted(header)}, but _meta in the body has ${quoted(version)}`,
    );
  }
  if ((LEGACY_VERSIONS as readonly string[]).includes(version)) return 'legacy';
  if (version !== MODERN_VERSION) throw unsupported(version);
  if (!isObject(meta[META.clientCapabilities])) throw missingEnvelope(META.clientCapabilities);
  if (headers === undefined) return 'modern';
  if (header === undefined) throw mismatch('the MCP-Protocol-Version header is missing');
  checkMirrors(message, headers);
  return 'modern';
}

/** Revision 2025-03-26 had no version header. */
function legacyEra(header: string | undefined): Era {
  if (header === undefined || SUPPORTED_VERSIONS.includes(header)) return 'legacy';
  throw unsupported(header);
}

/** Notifications do not require headers. */
function notificationEra(header: string | undefined): Era {
  return header === MODERN_VERSION ? 'modern' : legacyEra(header);
}

/** Parameter that the Mcp-Name header must repeat, by method. */
const NAMED_BY: Readonly<Record<string, string>> = { 'tools/call': 'name', 'resources/read': 'uri' };

function checkMirrors({ method, params }: Message, headers: IncomingHttpHeaders): void {
  const methodHeader = trimmed(headers['mcp-method'] as string | undefined);
  if (methodHeader === undefined) throw mismatch('the Mcp-Method header is missing');
  if (methodHeader !== method) {
    throw mismatch(`the Mcp-Method header is ${quoted(methodHeader)}, but the body has ${quoted(method)}`);
  }
  const named = Object.hasOwn(NAMED_BY, method) ? params?.[NAMED_BY[method] as string] : undefined;
  if (typeof named !== 'string') return;
  const nameHeader = trimmed(headers['mcp-name'] as string | undefined);
  if (nameHeader === undefined) throw mismatch('the Mcp-Name header is missing');
  const name = decodedHeader(nameHeader);
  if (name === undefined) throw mismatch('the Mcp-Name header is not valid Base64 between =?base64? and ?=');
  if (name !== named) {
    throw mismatch(`the Mcp-Name header is ${quoted(name)}, but the body has ${quoted(named)}`);
  }
}

/** Decodes a value that is marked as Base64; undefined if it is malformed. */
function decodedHeader(value: string): string | undefined {
  if (!(value.startsWith('=?base64?') && value.endsWith('?='))) return value;
  const encoded = BASE64_WORD.exec(value)?.[1];
  if (encoded === undefined) return undefined;
  try {
    return UTF8.decode(Buffer.from(encoded, 'base64'));
  } catch {
    return undefined;
  }
}

function trimmed(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header.trim() : undefined;
}

function quoted(text: string): string {
  return JSON.stringify(text.slice(0, 80));
}

function mismatch(what: string): Problem {
  return rpcProblem(`Header mismatch: ${what}.`, { status: 400, code: CODES.headerMismatch });
}

function missingEnvelope(key: string): Problem {
  const message = `Revision ${MODERN_VERSION} needs ${key === '_meta' ? 'params._meta' : `${key} in params._meta`}.`;
  return rpcProblem(message, { status: 400, code: CODES.invalidParams, data: { missing: key } });
}

function unsupported(requested: string): Problem {
  const message = `Unsupported protocol version. Supported versions: ${SUPPORTED_VERSIONS.join(', ')}.`;
  return rpcProblem(message, {
    status: 400,
    code: CODES.unsupportedVersion,
    data: { supported: SUPPORTED_VERSIONS, requested },
  });
}
