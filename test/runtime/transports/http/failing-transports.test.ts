import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { startServer } from '../../../../runtime/app/server.ts';
import { send as sendAnswer } from '../../../../runtime/transports/http/send.ts';
import { stopTimes } from '../../../../runtime/transports/http/stop.ts';
import { rpcProblem } from '../../../../runtime/transports/mcp/reply.ts';
import { send } from '../../../support/http.ts';
import { UNPACED } from '../../../support/unpaced.ts';

const LARGE = JSON.stringify({ large: 'large '.repeat(50_000) });
const failed: [message: string, requestId: string][] = [];
const refused: string[] = [];
const secret = () => new RangeError('a secret detail');
const later = async () => {
  await new Promise((resolve) => setTimeout(resolve, 5));
  throw secret();
};

const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  services: [],
  refuseBlocked: () => {},
  requestLimiter: UNPACED,
  ...{ publicUrl: undefined, allowedHosts: [], allowedOrigins: [] },
  rest(context, next) {
    const { req, res } = context;
    if (req.url === '/rest/meanwhile') {
      sendAnswer(context, 200, LARGE, []);
      res.writeHead(200).write('half');
      return Promise.resolve();
    }
    if (!req.url?.startsWith('/rest/')) return next();
    if (req.url.startsWith('/rest/later')) return later();
    if (req.url === '/rest/fault')
      throw rpcProblem('a fault', { status: 403, code: -32600, fields: ['Allow', 'POST'] });
    if (req.url.startsWith('/rest/begun')) {
      res.writeHead(200).write('half');
      return later();
    }
    throw secret();
  },
  connect: (_, next) => next(),
  mcp: ({ req }, next) => (req.url === '/mcp/' ? later() : next()),
  networkOf: () => '127.0.0.1',
  addPages: (router) => {
    router.get('/at-once', () => {
      throw secret();
    });
    router.get('/later', later);
    router.get('/unwritable', (context) => {
      context.body = { big: 1n };
    });
    router.get('/status', (context) => {
      context.status = 201;
      throw secret();
    });
    router.get('/twice', async (context, next) => {
      await next();
      await next();
      context.body = 'twice';
    });
    router.get('/no-error', () => {
      throw 'not even an error';
    });
    router.get('/fine', (context) => {
      context.body = 'fine';
    });
  },
  observer: {
    onError: (error, requestId) => failed.push([error instanceof Error ? error.message : String(error), requestId]),
    onRefused: (reason, status) => refused.push(`${status} ${reason}`),
  },
  sockets: { inAll: 100, perAddress: 100, isProxy: () => false },
  onSocketLimit: () => {},
  stopTimes: stopTimes(5),
});
const { port } = server.address;
test.after(() => server.stop());

for (const path of [
  '/rest/x',
  '/rest/later',
  '/mcp/',
  '/at-once',
  '/later',
  '/unwritable',
  '/status',
  '/twice',
  '/no-error',
]) {
  test(`${path}: responds with a 500 without details, logged under the request's id`, async () => {
    failed.length = 0;
    const answer = await send(port, { path, headers: { 'X-Request-Id': 'request-1' } });
    assert.is(answer.status, 500);
    assert.is(answer.headers.connection, 'close');
    assert.is(answer.json.request_id, 'request-1');
    assert.not.match(answer.text, 'secret');
    assert.is(failed.length, 1);
    assert.is(failed[0]?.[1], 'request-1');
    assert.is((await send(port, { path: '/fine' })).text, 'fine');
  });
}

test('aborts a response that had begun, and logs its failure', async () => {
  failed.length = 0;
  const answer = await send(port, { path: '/rest/begun' }).catch((error: Error) => error);
  assert.instance(answer, Error);
  assert.is(failed.length, 1);
  assert.is((await send(port, { path: '/fine' })).text, 'fine');
});

test('aborts a response that cannot be written after it has been encoded, and affects no other response', async () => {
  const answer = await send(port, { path: '/rest/meanwhile', headers: { 'Accept-Encoding': 'gzip' } }).catch(
    (error: Error) => error,
  );
  assert.instance(answer, Error);
  assert.is((await send(port, { path: '/fine' })).text, 'fine');
});

test('reports an MCP error as a JSON-RPC error with all fields, and keeps the connection open', async () => {
  refused.length = 0;
  const answer = await send(port, { path: '/rest/fault', headers: { Connection: 'keep-alive' } });
  assert.is(answer.status, 403);
  assert.is(answer.json.error.message, 'a fault');
  assert.is(answer.headers.allow, 'POST');
  assert.is(answer.headers.connection, 'keep-alive');
  assert.equal(refused, ['403 forbidden']);
});

test('reports a rejected request with the reason, and not as a failure', async () => {
  failed.length = 0;
  refused.length = 0;
  assert.is((await send(port, { path: '/nowhere' })).status, 404);
  assert.is((await send(port, { path: '/fine', method: 'DELETE' })).status, 405);
  assert.is((await send(port, { path: 'http://x:99999/' })).status, 400);
  assert.is((await send(port, { path: '/fine', headers: { 'X-Long': 'x'.repeat(20_000) } })).status, 431);
  assert.equal(refused, [
    '404 unknown_operation',
    '405 method_not_allowed',
    '400 invalid_request',
    '431 header_fields_too_large',
  ]);
  assert.equal(failed, []);
});

test.run();
