import type {
  GeneratedOperationPage,
  GeneratedServicePage,
  OperationPage,
  PageSchema,
} from '../../../runtime/contract/page.ts';
import type { Answers } from '../../load/answers.ts';
import { rules } from '../../model/description.ts';
import { linksOf } from '../../model/links.ts';
import type { Argument, Operation, Service, Spec } from '../../model/model.ts';
import { operationPath } from '../../model/page-path.ts';
import { pickersOf } from '../../model/pickers.ts';
import { qualityOf } from '../../model/quality.ts';
import { asTools } from '../../model/tools.ts';
import { watchedOf } from '../../model/watched.ts';
import type { ServicePlan } from '../../plan/plan.ts';
import { closedSet, inline, inputSchema, outputSchema, withoutMeaning } from '../json-schema.ts';
import { type McpTool, mcpTools } from './mcp.ts';
import { methods } from './operations.ts';

const QUESTIONS = 3;

export function emitPage({ service, key }: ServicePlan, answers: Answers, spec: Spec): string {
  const { kind, slug, title, summary, subject, sources, operations } = service;
  const listed = mcpTools(asTools(service));
  const page: GeneratedServicePage = {
    kind: kind === 'area' ? 'area' : 'service',
    ...{ slug, title, summary },
    ...(subject === undefined ? {} : { subject }),
    quality: qualityOf(service, spec.sources, answers),
    sources,
    operations: operations.map((operation, index) => {
      const whole = operationPage(operation, service, spec, answerOf(operation, service.slug, key, answers));
      return withoutListed(whole, listed[index] as McpTool);
    }),
  };
  return `${JSON.stringify(page)}\n`;
}

/** Omits schemas that are in mcp.json, because the server reads them from there. */
function withoutListed(page: OperationPage, { inputSchema, outputSchema }: McpTool): GeneratedOperationPage {
  const { arguments: args, result, ...rest } = page;
  return {
    ...rest,
    ...(isSame(args, inputSchema) ? {} : { arguments: args }),
    ...(isSame(result, outputSchema) ? {} : { result }),
  };
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function answerOf({ name, shared }: Operation, slug: string, key: string, answers: Answers): object | undefined {
  const own = answers.get(`${key.replace('/', '.')}.${name}`);
  if (own !== undefined || !shared) return own;
  const answer = answers.get(`shared.${name}`);
  // All services share one sample answer for a shared tool, so its `service` is set to the service of the page.
  return answer !== undefined && 'service' in answer ? { ...answer, service: slug } : answer;
}

function operationPage(operation: Operation, service: Service, spec: Spec, answer: object | undefined): OperationPage {
  const { name, title, summary, description, when, instead, effect, needsKey, keyArgument, slow, provenBy } = operation;
  const { deprecated } = operation;
  const path = operation.path ?? `/rest/${service.slug}/${name}`;
  const links = linksOf({ service, operation }, spec);
  const pickers = pickersOf(service, operation, spec);
  const watched = watchedOf({ service, operation }, spec);
  const english = operation.questions.filter(({ language }) => language === 'en');
  const listed = operation.arguments.filter(({ commaSeparated }) => commaSeparated !== undefined);
  return {
    ...{ name, title, summary },
    ...(description === undefined ? {} : { description }),
    ...(when === undefined ? {} : { when }),
    instead: instead.map(({ service: other = service.slug, tool, purpose }) => ({ service: other, tool, purpose })),
    rules: rules(operation),
    questions: english.slice(0, QUESTIONS).map(({ text }) => text),
    ...{ path, page: operationPath(service, operation), methods: methods(operation, service.getFirst) },
    ...{ effect, needsKey },
    ...(keyArgument === undefined ? {} : { keyArgument }),
    ...{ slow, provenBy },
    ...(deprecated === undefined ? {} : { deprecated }),
    arguments: withoutMeaning(inputSchema(operation, inline)) as PageSchema,
    inPath: operation.arguments.filter(({ inPath }) => inPath).map((argument) => argument.name),
    lists: Object.fromEntries(listed.map((argument: Argument) => [argument.name, closedSet(argument)])),
    ...(links.length === 0 ? {} : { links }),
    ...(Object.keys(pickers).length === 0 ? {} : { pickers }),
    ...(watched.length === 0 ? {} : { watched }),
    examples: operation.examples,
    ...(answer === undefined ? {} : { answer: answer as OperationPage['answer'] & object }),
    result: withoutMeaning(outputSchema(operation.returns, inline)) as PageSchema,
  };
}
