// Serves `/rest/<service>/<tool>` with POST or GET, and `/api/…` with GET.

import type { AdmittedRequest, RequestLimiter } from '../../contract/gate.ts';
import type { Operation, RawArguments, Service } from '../../contract/operation.ts';
import { invalidArgument, Problem } from '../../contract/problem.ts';
import type { Invoke, Outcome } from '../../dispatch/invocation.ts';
import { BYTE_ORDER_MARK, csvOf, fileNameOf } from '../../views/csv.ts';
import { viewsOf } from '../../views/declared.ts';
import { readSelection, type Selection, selected, selectedColumns } from '../../views/selection.ts';
import { tabularView } from '../../views/table.ts';
import { jsonArguments, queryArguments } from '../http/arguments.ts';
import { leavesBodyUnread } from '../http/body.ts';
import { type Address, readAddress } from '../http/query.ts';
import { quotaFields } from '../http/quota-fields.ts';
import type { RequestContext, Transport } from '../http/request-context.ts';
import { deprecationFields, provenanceFields, send, sendEmpty, sendProblem } from '../http/send.ts';
import { prefersCsv, withoutSuffix } from './media.ts';
import { RestInvocation } from './request.ts';
import { type Route, Routes } from './routes.ts';

export interface RestTransportOptions {
  readonly services: readonly Service[];
  readonly areas: readonly Service[];
  readonly invoke: Invoke;
  readonly requestLimiter: RequestLimiter;
}

export function createRestTransport({ services, areas, invoke, requestLimiter }: RestTransportOptions): Transport {
  const routes = new Routes(services, areas);
  return (context, next) => {
    const url = context.req.url as string;
    if (!(url.startsWith('/rest/') || url.startsWith('/api/'))) return next();
    const { address, fields, bom } = withoutFormat(readAddress(context.req));
    const { path, isCsv } = withoutSuffix(address.path);
    const route = routes.find(path);
    if (route === undefined) return next();
    const answered = (entry: AdmittedRequest) => {
      const call = { address, entry, context, fields, bom };
      return isCsv || prefersCsv(context.req)
        ? answerCsv(invoke, route, call, isCsv)
        : answer(invoke, route, call, asJson);
    };
    const entry = requestLimiter.enter(context, address.credentials);
    return entry instanceof Promise ? entry.then(answered) : answered(entry);
  };
}

interface AdmittedCall {
  readonly address: Address;
  readonly entry: AdmittedRequest;
  readonly context: RequestContext;
  readonly fields: readonly string[];
  readonly bom: readonly string[];
}

type Write = (context: RequestContext, result: object, fields: readonly string[], more: Written) => void;

interface Written {
  readonly explanation: string | undefined;
  readonly selection: Selection | undefined;
  readonly raw: RawArguments;
}

const asJson: Write = (context, result, fields, { selection }) =>
  send(context, 200, JSON.stringify(selection === undefined ? result : selected(result, selection)), fields);

async function answer(
  invoke: Invoke,
  { operation, parameters }: Route,
  { address, entry, context, fields: requestedFields }: AdmittedCall,
  write: Write,
): Promise<void> {
  const { req, fields } = context;
  const method = req.method === 'HEAD' ? 'GET' : (req.method as string);
  if (!operation.methods.includes(method as 'GET')) {
    fields.push('Allow', allowed(operation));
    if (method === 'OPTIONS') return sendEmpty(context, 204);
    throw methodNotAllowed(operation, method);
  }
  let raw = NO_ARGUMENTS;
  let selection: Selection | undefined;
  if (isDecoded(operation, address)) {
    selection = selectionOf(operation, requestedFields);
    raw = method === 'POST' ? await jsonArguments(req, address, entry) : queryArguments(address, parameters);
  } else if (leavesBodyUnread(req)) fields.push('Connection', 'close');
  const outcome = await invoke(new RestInvocation(operation, raw, entry, context));
  if (outcome.ok) {
    write(context, outcome.result, resultFields(operation, outcome), {
      explanation: outcome.explanation,
      selection,
      raw,
    });
  } else sendProblem(context, outcome.problem, outcome.quota);
}

const NO_FIELDS: readonly string[] = [];

/** Separates the parameters for the format of the result from the arguments. */
function withoutFormat(address: Address): Pick<AdmittedCall, 'address' | 'fields' | 'bom'> {
  const fields = address.parameters.get(FIELDS) ?? NO_FIELDS;
  const bom = address.parameters.get(BOM) ?? NO_FIELDS;
  if (fields === NO_FIELDS && bom === NO_FIELDS) return { address, fields, bom };
  const parameters = new Map(address.parameters);
  parameters.delete(FIELDS);
  parameters.delete(BOM);
  return { address: { ...address, parameters }, fields, bom };
}

const FIELDS = 'fields';
/** Parameter that requests CSV with a byte order mark, for spreadsheets. */
const BOM = 'bom';

function selectionOf({ effect, result }: Operation, fields: readonly string[]): Selection | undefined {
  const text = fields.join(',');
  if (text === '') return undefined;
  if (effect !== 'read') throw invalidArgument(FIELDS, 'is only supported by operations that read');
  return readSelection(text, result);
}

/** Rejects tools whose results have no rows before the call costs anything. */
async function answerCsv(invoke: Invoke, route: Route, call: AdmittedCall, isFile: boolean): Promise<void> {
  const { name } = route.operation;
  const view = tabularView(await viewsOf(route.operation));
  if (view === undefined) {
    throw new Problem('not_acceptable', `${name} does not return a list or a time series, so CSV is not available.`);
  }
  const [bom = 'false'] = call.bom;
  if (bom !== 'true' && bom !== 'false') throw invalidArgument(BOM, 'must be true or false');
  const mark = bom === 'true' ? BYTE_ORDER_MARK : '';
  return answer(invoke, route, call, (context, result, fields, { explanation, selection, raw }) => {
    if ('error' in result && result.error === 'not_found')
      throw new Problem('not_found', explanation ?? `${name} found no matching record.`);
    const shown = selection === undefined ? view : selectedColumns(view, selection);
    const fileName = `${fileNameOf(name, namedValues(route.operation, raw))}.csv`;
    const disposition = isFile ? ['Content-Disposition', `attachment; filename="${fileName}"`] : [];
    const headers = [...fields, ...disposition];
    send(context, 200, mark + csvOf(shown, result), headers, 'text/csv; charset=utf-8; header=present');
  });
}

/** Returns the arguments to include in a file name, without the caller's key. */
function namedValues({ keyArgument = '' }: Operation, { encoding, values }: RawArguments): Record<string, unknown> {
  const input =
    encoding === 'json' ? values : Object.fromEntries([...values].map(([name, texts]) => [name, texts.join('_')]));
  const { [keyArgument]: _, ...named } = input;
  return named;
}

const NO_ARGUMENTS: RawArguments = { encoding: 'json', values: {} };

/** A call without a required key is rejected without decoding. */
function isDecoded({ needsKey, keyArgument }: Operation, { credentials }: Address): boolean {
  return !needsKey || keyArgument !== undefined || credentials.keys.length > 0;
}

export function resultFields(
  operation: Operation,
  { quota, provenance, deprecated, answer }: Extract<Outcome, { ok: true }>,
): readonly string[] {
  const fields = quotaFields(quota);
  fields.push('Vary', 'Accept');
  if (operation.effect !== 'read') fields.push('Cache-Control', 'no-store');
  else fields.push(...provenanceFields(provenance));
  if (answer !== undefined) fields.push('Content-Location', `/answers/${answer.id}`);
  const going = operation.deprecated === undefined ? deprecated : [operation.deprecated, ...deprecated];
  if (going.length > 0) fields.push(...deprecationFields(going, pageOf(operation)));
  return fields;
}

function pageOf({ service, name }: Operation): string {
  return `${service.startsWith('api/') ? service.replace('api/', '/endpoints/') : `/services/${service}`}/${name}`;
}

function allowed({ methods }: Operation): string {
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
}

function methodNotAllowed(operation: Operation, method: string): Problem {
  const changes = method === 'GET' && operation.effect !== 'read';
  const reason = changes
    ? `${operation.name} modifies data, so GET is not allowed`
    : `${method} is not allowed for ${operation.name}`;
  return new Problem('method_not_allowed', `${reason}: use ${operation.methods.join(' or ')}.`);
}
