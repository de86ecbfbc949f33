// Which door a request goes to. Calls of tools go straight there: what the framework does for a page would cost a call a third
// of its time. Whatever a door throws, at once or later, ends as the failure of its request alone.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem } from '../contract/problem.ts';
import { asProblem } from '../corridor/problem-details.ts';
import { count } from '../doors/http/credentials.ts';
import { originForm } from '../doors/http/query.ts';
import { sendProblem } from '../doors/http/send.ts';
import type { McpDoor } from '../doors/mcp/door.ts';
import { type DoorObserver, observeProblem } from '../doors/observer.ts';
import type { RestDoor } from '../doors/rest/door.ts';
import type { Pages } from './pages.ts';

/** All that answers requests. */
export interface Doors {
  readonly rest: RestDoor;
  readonly mcp: McpDoor;
  readonly pages: Pages;
}

const CLOSE = { Connection: 'close' };

/** Hands a request to the door that its address names. Never throws. */
export function dispatch(
  doors: Doors,
  observer: DoorObserver,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): void {
  const failed = (error: unknown) => endFailed(observer, response, requestId, error);
  try {
    handOver(doors, request, response, requestId).catch(failed);
  } catch (error) {
    failed(error);
  }
}

function handOver(
  { rest, mcp, pages }: Doors,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): Promise<unknown> {
  const url = originForm(request.url as string);
  if (url === undefined) throw new Problem('invalid_request', 'The address of the request cannot be read.');
  // Of two, whoever stands in front may have believed the other (RFC 9112, 3.2).
  if (count(request.rawHeaders, 'host') > 1) throw new Problem('invalid_request', 'The Host header stands twice.');
  request.url = url;
  if (url.startsWith('/mcp') && (url.length === 4 || url[4] === '/' || url[4] === '?')) {
    return mcp.handle(request, response, requestId);
  }
  const isCall = url.startsWith('/rest/') || url.startsWith('/api/');
  return (isCall ? rest.handle(request, response, requestId) : undefined) ?? pages(request, response, requestId);
}

/** Ends a request that no door ended: what was thrown is told, and the connection is not used again. */
function endFailed(observer: DoorObserver, response: ServerResponse, requestId: string, error: unknown): void {
  const problem = asProblem(error);
  observeProblem(observer, response, problem, error, requestId);
  try {
    sendProblem(response, problem, requestId, undefined, CLOSE);
  } catch {
    response.destroy();
  }
}
