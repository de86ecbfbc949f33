// The user enters or creates a key, which is then passed to the provider. A form is accepted only with its sign-in's
// cookie, its own token, and this server's origin.

import type { IncomingMessage } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { AccountKey, Credentials } from '../contract/gate.ts';
import { Problem } from '../contract/problem.ts';
import { entryOf } from '../dispatch/problem-details.ts';
import { presentedKey } from '../identity/presented-key.ts';
import type { SignedUp } from '../identity/sign-up.ts';
import type { Log } from '../telemetry/log.ts';
import { readBody } from '../transports/http/body.ts';
import type { RequestContext } from '../transports/http/request-context.ts';
import type { Addresses } from './addresses.ts';
import { receiverOf, shownName } from './clients.ts';
import { type Consent, consentPage, faultPage, newKeyPage, pageFields } from './consent-page.ts';
import { SCOPE } from './metadata.ts';
import type { SigningKeys } from './signing.ts';

const MAILED = 'A link that shows the key was emailed to you: open it and enter the key here.';
const FORM_LIMITS = { bytes: 8_192, depth: 1 };
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

export interface ConsentOptions {
  readonly addresses: Addresses;
  readonly signing: SigningKeys;
  /** Throws a Problem. */
  readonly authenticate: (credentials: Credentials) => AccountKey | Promise<AccountKey>;
  /** Throws a Problem. */
  readonly keyDigest: (key: string) => string;
  /** Undefined if sign-up is closed. Returns undefined if the key is sent by email. */
  readonly signUp: ((email: string, request: IncomingMessage) => Promise<SignedUp | undefined>) | undefined;
  /** For example "the service Places" for `/connect/mcp/places/`. */
  readonly describe: (endpoint: string) => string;
  readonly contact: string | undefined;
  readonly mayTry: (network: string) => boolean;
  readonly log: Log;
}

export interface ConsentAnswer {
  readonly status: number;
  readonly html: string;
  readonly fields: Readonly<Record<string, string>>;
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Thrown if a sign-in cannot continue. */
class Over extends Error {}

export async function answerConsent(
  options: ConsentOptions,
  provider: Provider,
  context: RequestContext,
  uid: string,
): Promise<ConsentAnswer> {
  try {
    const interaction = await interactionOf(provider, context, uid);
    const consent = await consentOf(options, provider, interaction);
    if (context.req.method !== 'POST') return shown(consent, 200, consentPage(consent));
    return await submitted(options, provider, context, interaction, consent);
  } catch (error) {
    if (!(error instanceof Over)) throw error;
    return fault(error.message, 'access_denied');
  }
}

export function fault(what: string, error: string): ConsentAnswer {
  return { status: 400, html: faultPage(what, error), fields: pageFields() };
}

async function interactionOf(provider: Provider, { req, res }: RequestContext, uid: string): Promise<Interaction> {
  const interaction = await provider.interactionDetails(req, res).catch((error: Error & { error?: string }) => {
    if (error.error !== 'invalid_request') throw error;
    throw new Over('The sign-in was started in another browser, or has expired');
  });
  if (interaction.uid !== uid) throw new Over('Another sign-in was started in this browser in the meantime');
  return interaction;
}

async function consentOf(options: ConsentOptions, provider: Provider, interaction: Interaction): Promise<Consent> {
  const { params, uid } = interaction;
  const { addresses, signing, describe, contact, signUp } = options;
  const client = await provider.Client.find(String(params['client_id'])).catch((error: Error & { error?: string }) => {
    if (error.error === undefined) throw error;
    if (error.error === 'temporarily_unavailable')
      throw new Over('Too many sign-ins were started from your network: wait a few minutes');
    return undefined;
  });
  if (client === undefined) throw new Over('The program that requests access is no longer registered');
  const redirect = String(params['redirect_uri']);
  const endpoints = [params['resource']].flat().map((each) => addresses.audienceOf(String(each)) ?? '');
  return {
    action: `/connect/consent/${uid}`,
    token: signing.sign(`form ${uid}`),
    clientName: client.clientName === undefined ? undefined : shownName(client.clientName),
    documentHost: URL.parse(client.clientId)?.host,
    receiver: receiverOf(redirect),
    receiverSource: sourceOf(redirect),
    scope: endpoints.map(describe).join(' and '),
    canSignUp: signUp !== undefined,
    contact,
  };
}

/**
 * A bracketed IPv6 address is not a valid source in a content security policy, and private-use schemes have no host.
 */
function sourceOf(redirect: string): string {
  const url = new URL(redirect);
  const isNamed = /^https?:$/.test(url.protocol) && !url.hostname.startsWith('[');
  return isNamed ? url.origin : url.protocol;
}

async function submitted(
  options: ConsentOptions,
  provider: Provider,
  context: RequestContext,
  interaction: Interaction,
  consent: Consent,
): Promise<ConsentAnswer> {
  const { req, network, requestId } = context;
  const { signing, log, mayTry } = options;
  if (!FORM_TYPE.test(req.headers['content-type'] ?? '')) throw new Over('The request was not a form submission');
  const form = new URLSearchParams(await readBody(req, { who: network, chargeBody() {} }, FORM_LIMITS));
  if (!signing.verify(`form ${interaction.uid}`, form.get('token') ?? '')) {
    throw new Over('The form is invalid or has expired');
  }
  const facts = { client_id: interaction.params['client_id'], receiver: consent.receiver.name, request_id: requestId };
  const choice = form.get('choice');
  if (choice === 'deny') {
    log.info(facts, 'connect: access denied');
    return goOn(provider, context, { error: 'access_denied', error_description: 'The user denied access.' });
  }
  if (!mayTry(network)) return shown(consent, 429, consentPage(consent, 'Too many attempts: wait a minute.'));
  try {
    if (choice === 'sign-up' && options.signUp !== undefined) {
      const made = await options.signUp(form.get('email') ?? '', req);
      if (made === undefined) return shown(consent, 200, consentPage(consent, MAILED));
      log.info({ ...facts, key_id: made.id }, 'connect: key created');
      return shown(consent, 200, newKeyPage(consent, made.key));
    }
    const credentials = { keys: [(form.get('key') ?? '').trim()].filter((key) => key !== '') };
    const key = await options.authenticate(credentials);
    const secret = options.keyDigest(presentedKey(credentials, undefined));
    const grantId = await grant(provider, interaction, secret);
    log.info({ ...facts, key_id: key.id }, 'connect: allowed');
    return await goOn(provider, context, { login: { accountId: secret, remember: false }, consent: { grantId } });
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'internal') throw error;
    log.info({ ...facts, code: error.code }, 'connect: refused');
    return shown(consent, entryOf(error).status, consentPage(consent, sayProblem(error)));
  }
}

/** Uses its own texts, because the usual remedies mention headers. */
function sayProblem(problem: Problem): string {
  const texts: Readonly<Record<string, string>> = {
    key_required: 'Enter your key, or get one with your email address.',
    key_unknown: 'This key is unknown. Check that you pasted the whole key.',
    key_revoked: 'This key was revoked. Use another one.',
    invalid_arguments: 'This is not a valid email address.',
  };
  const { hint } = problem.extras;
  return texts[problem.code] ?? [problem.message, hint ?? entryOf(problem).remedy].join(' ');
}

async function grant(provider: Provider, { params }: Interaction, secret: string): Promise<string> {
  const made = new provider.Grant({ accountId: secret, clientId: String(params['client_id']) });
  for (const resource of [params['resource']].flat()) made.addResourceScope(String(resource), SCOPE);
  return made.save();
}

async function goOn(
  provider: Provider,
  { req, res }: RequestContext,
  result: Parameters<Provider['interactionResult']>[2],
): Promise<ConsentAnswer> {
  const location = await provider.interactionResult(req, res, result, { mergeWithLastSubmission: false });
  return { status: 303, html: '', fields: { Location: location, 'Cache-Control': 'no-store' } };
}

function shown({ receiverSource }: Consent, status: number, html: string): ConsentAnswer {
  return { status, html, fields: pageFields(receiverSource) };
}
