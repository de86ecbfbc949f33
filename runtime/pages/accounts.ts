// Sign-up, and the operators' addresses: keys and feedback.

import { createHash, timingSafeEqual } from 'node:crypto';
import type { BlockList } from 'node:net';
import { isIP, isIPv6 } from 'node:net';
import type Router from '@koa/router';
import type { Context } from 'koa';
import type { Accounts } from '../accounts/accounts.ts';
import { ArgumentReader } from '../contract/arguments.ts';
import type { RawArguments } from '../contract/operation.ts';
import { Problem } from '../contract/problem.ts';
import { parseJson, readBody } from '../doors/http/body.ts';

export interface AccountPagesOptions {
  readonly accounts: Accounts;
  readonly signup: 'open' | 'off';
  readonly adminToken: string | undefined;
  readonly trustedProxies: BlockList;
}

/** Adds `POST /signup` and, where an operator token is configured, `/admin/…`. */
export function addAccountPages(router: Router, options: AccountPagesOptions): void {
  const { accounts, signup, adminToken, trustedProxies } = options;
  // Answers here hold keys: nothing between may keep them.
  router.use(['/signup', '/admin'], (context, next) => {
    context.set('Cache-Control', 'no-store');
    return next();
  });
  router.post('/signup', async (context) => {
    if (signup === 'off') throw new Problem('signup_closed', 'Sign-up is closed on this server.');
    const read = new ArgumentReader(await jsonBody(context), ['email']);
    const { email } = arguments_(read, { email: read.string('email', { required: true, maxLength: 254 }) });
    context.status = 201;
    context.body = await accounts.signUp(email, clientAddress(context, trustedProxies));
  });
  if (adminToken !== undefined) addOperatorPages(router, accounts, adminToken);
}

function addOperatorPages(router: Router, { operators }: Accounts, adminToken: string): void {
  const expected = digest(adminToken);
  const allow = (context: Context) => {
    const given = /^Bearer (.+)$/i.exec(context.get('Authorization'))?.[1] ?? '';
    if (!timingSafeEqual(digest(given), expected)) {
      throw new Problem('operator_token', 'This address is for the operator of the server.');
    }
  };
  router.post('/admin/keys', async (context) => {
    allow(context);
    const read = new ArgumentReader(await jsonBody(context), ['email', 'plan']);
    const request = arguments_(read, {
      email: read.string('email', { required: true, maxLength: 254 }),
      plan: read.string('plan', { required: true, maxLength: 60 }),
    });
    context.status = 201;
    context.body = await operators.create(request);
  });
  router.get('/admin/keys', async (context) => {
    allow(context);
    context.body = await operators.list(page(context));
  });
  router.post('/admin/keys/:id/rotate', async (context) => {
    allow(context);
    const read = new ArgumentReader(await jsonBody(context), ['overlap_seconds']);
    const overlap = read.integer('overlap_seconds', { minimum: 0, maximum: 2_592_000, default: 86_400 });
    context.status = 201;
    context.body = await operators.rotate(context.params.id as string, arguments_(read, { overlap }).overlap);
  });
  router.post('/admin/keys/:id/revoke', async (context) => {
    allow(context);
    context.body = await operators.revoke(context.params.id as string);
  });
  router.get('/admin/feedback', async (context) => {
    allow(context);
    context.body = await operators.feedback(page(context));
  });
}

function page(context: Context): { limit: number; cursor: string | undefined } {
  const values = new Map(Object.entries(context.query).map(([name, value]) => [name, [value ?? []].flat()]));
  const read = new ArgumentReader({ encoding: 'query', values }, ['limit', 'cursor']);
  const limit = read.integer('limit', { minimum: 1, maximum: 200, default: 50 });
  return arguments_(read, { limit, cursor: read.string('cursor', { maxLength: 200 }) });
}

function arguments_<Values>(read: ArgumentReader, values: Values): Values {
  const decoded = read.finish(values);
  if (decoded.ok) return decoded.arguments;
  const names = decoded.problems.map(({ parameter }) => parameter).join(', ');
  throw new Problem('invalid_arguments', `Wrong: ${names}.`, { errors: decoded.problems });
}

async function jsonBody(context: Context): Promise<RawArguments> {
  const text = await readBody(context.req);
  if (text === '') return { encoding: 'json', values: {} };
  if (!context.is('json')) throw new Problem('unsupported_media_type', 'The body must be JSON.');
  const values = parseJson(text);
  if (typeof values === 'object' && values !== null && !Array.isArray(values)) {
    return { encoding: 'json', values: values as Record<string, unknown> };
  }
  throw new Problem('invalid_request', 'The body must be a JSON object.');
}

/** The client's address: the last hop that is not a proxy we trust. What is no address is not believed. */
export function clientAddress(context: Context, trustedProxies: BlockList): string {
  const hops = context
    .get('X-Forwarded-For')
    .split(',')
    .map((hop) => bareAddress(hop.trim()));
  const isTrusted = (address: string) => trustedProxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  let address = context.req.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  while (address !== '' && isTrusted(address)) {
    const hop = hops.pop() ?? '';
    if (isIP(hop) === 0) break;
    address = hop;
  }
  return address;
}

/** A hop without its port, which some proxies add: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function bareAddress(hop: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
