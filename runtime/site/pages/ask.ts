// Finds the tools that match a question, with the arguments found in it. The search needs no key, so it is rate limited
// per network.

import type { Operation, Service } from '../../contract/operation.ts';
import type { OperationPage } from '../../contract/page.ts';
import { utcDay } from '../../lib/day.ts';
import { BurstCap } from '../../limits/burst.ts';
import { isReadable } from '../../search/script.ts';
import { viewsOf } from '../../views/declared.ts';
import type { AskedProps, AskedTool, FirstTool } from '../components/ask.ts';
import { queryOf } from '../components/form-values.ts';
import { pageDataOf } from '../offer-files.ts';
import type { PageRequest } from '../page-request.ts';
import { argumentsFrom, type FilledArguments } from '../question/arguments.ts';
import { isOpenToVisitors, namedCitations, namedSources } from './parts.ts';

const MAX_MATCHES = 6;
/** Maximum number of tools shown below the best match. */
const MAX_OTHERS = 3;
/** Rate limit that is sufficient for people. Programs use find_tool. */
const ASKING = { perSecond: 2, size: 20 } as const;

const asking = new BurstCap(() => performance.now());

interface FoundTool {
  readonly service: Service;
  readonly operation: Operation;
  readonly page: OperationPage;
}

/** @param question trimmed; empty on the plain front page */
export async function askedProps(question: string, { options, base, network }: PageRequest): Promise<AskedProps> {
  const { signup, tryCalls } = options.config;
  const common = { question, base, signup: signup === 'open', isOpen: tryCalls > 0 };
  if (question === '') return { ...common, others: [] };
  if (asking.take(network, ASKING) > 0) {
    return { ...common, others: [], note: 'Too many questions from your network. Wait a few seconds, then ask again.' };
  }
  const { matches, nearest, isAboutOffer, lacking } = options.findTool(question, MAX_MATCHES);
  const found = (await Promise.all(matches.map(({ id }) => toolNamed(id, options)))).filter(
    (each) => each !== undefined,
  );
  const [first] = found;
  if (first === undefined) {
    const near = (await Promise.all(nearest.map((id) => toolNamed(id, options)))).filter((each) => each !== undefined);
    const others = near.map((each) => shown(each, filledFrom(question, each)));
    return { ...common, others, note: withoutMatches(question, isAboutOffer, lacking?.phrase, others.length > 0) };
  }
  const others = found
    .slice(1)
    .filter((each) => isRelated(each, first))
    .slice(0, MAX_OTHERS)
    .map((each) => shown(each, filledFrom(question, each)));
  return { ...common, first: await firstShown(first, question, options), others };
}

/**
 * Lower matches are often due to chance, so only tools of the same service and tools that the best match refers to are
 * shown.
 */
function isRelated({ service, page }: FoundTool, first: FoundTool): boolean {
  if (service === first.service) return true;
  return first.page.instead.some((each) => each.service === service.slug && each.tool === page.name);
}

function filledFrom(question: string, { operation, page }: FoundTool): FilledArguments {
  return argumentsFrom(question, { page, decode: operation.decode }, utcDay(new Date()));
}

async function firstShown(found: FoundTool, question: string, options: PageRequest['options']): Promise<FirstTool> {
  const { service, operation, page } = found;
  const { name, path, methods, needsKey } = page;
  const filled = filledFrom(question, found);
  const open = operation.effect === 'read' && operation.keyArgument === undefined;
  return {
    ...shown(found, filled),
    operation: { name, path, methods, needsKey },
    service: service.slug,
    views: await viewsOf(operation),
    sources: [...namedSources(operation.sources), ...namedCitations(operation.builtIn)],
    missing: (page.arguments.required ?? []).filter((each) => !Object.hasOwn(filled.arguments, each)),
    isComplete: filled.isComplete && open,
    isOpen: isOpenToVisitors(operation, options),
  };
}

function shown({ service, page }: FoundTool, { arguments: args }: FilledArguments): AskedTool {
  const query = queryOf(args).toString();
  return {
    title: page.title,
    serviceTitle: service.title,
    summary: page.summary,
    address: query === '' ? page.page : `${page.page}?${query}`,
    arguments: args,
  };
}

function withoutMatches(
  question: string,
  isAboutOffer: boolean,
  lacking: string | undefined,
  hasNear: boolean,
): string {
  if (!isReadable(question)) return 'Only Latin script is searched. Ask again in English, or choose a service below.';
  if (isAboutOffer) return 'Your question is about Almanac itself. All services are listed below.';
  if (lacking !== undefined) return `Almanac has no data on ${lacking}. All services are listed below.`;
  return hasNear
    ? 'No tool answers exactly this question. The closest tools:'
    : 'No tool matches. Rephrase the question, or choose a service below.';
}

/** Undefined if this server does not offer the tool. */
async function toolNamed(id: string, { services, areas }: PageRequest['options']): Promise<FoundTool | undefined> {
  for (const service of [...services, ...areas]) {
    const operation = service.operations.find((each) => each.id === id);
    if (operation === undefined) continue;
    const { operations } = await pageDataOf(service);
    const page = operations.find(({ name }) => name === operation.name);
    return page === undefined ? undefined : { service, operation, page };
  }
  return undefined;
}
