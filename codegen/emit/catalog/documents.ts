// Emits generated/llms.txt and llms-full.txt for agents, and generated/CATALOG.md for people.

import { lacksNote } from '../../../runtime/contract/instructions.ts';
import type { Quality } from '../../../runtime/contract/operation.ts';
import type { Answers } from '../../load/answers.ts';
import { deprecationsOf } from '../../model/deprecations.ts';
import { describe } from '../../model/description.ts';
import type { EventSource, Operation, Service, Spec } from '../../model/model.ts';
import { qualityOf } from '../../model/quality.ts';
import { someOf } from '../../model/questions.ts';
import type { Plan, ServicePlan } from '../../plan/plan.ts';
import { isPublishedRequired } from '../json-schema.ts';
import { emitMcp } from '../service/mcp.ts';

/** Emits llms.txt in the format of llmstxt.org, with one service per line. */
export function emitLlms(plan: Plan): string {
  const { spec, services, areas } = plan;
  const types = spec.events.flatMap((source) => source.types);
  const lines = [
    ...llmsHead(plan),
    '## Services',
    '',
    ...services.map(({ service }) => llmsLine(service)),
    '',
    '## Areas of /api',
    '',
    ...areas.map(({ service }) => llmsLine(service)),
    ...(types.length === 0 ? [] : ['', `Webhooks can watch ${types.length} kinds of records, listed at /rest.`]),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

function llmsLine(service: Service): string {
  const { slug, summary } = service;
  const first = summary.split(/(?<=[.])\s/, 1)[0];
  return `- [${slug}](/openapi/${slug}.json): ${first} ${ownTools(service)} tools.`;
}

function ownTools({ operations }: Service): number {
  return operations.filter(({ shared }) => !shared).length;
}

export function emitLlmsFull(plan: Plan): string {
  const { spec, services, areas, shared } = plan;
  const lines = [
    ...llmsHead(plan),
    ...sharedTools(shared),
    ...services.flatMap(({ service }) => llmsSection(service, `/rest/${service.slug}`)),
    ...areas.flatMap(({ service }) => llmsSection(service, '')),
    ...llmsWatched(spec.events),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

function llmsHead({ spec }: Plan): string[] {
  const { platform } = spec;
  return [
    `# ${platform.title}`,
    '',
    `> ${platform.summary}`,
    '',
    platform.description,
    '',
    `Keys: ${platform.key.how} Send it in the ${platform.key.header} header or the ${platform.key.query} query parameter.`,
    'REST: POST /rest/<service>/<tool> with a JSON object of arguments, or GET with query parameters. GET /rest lists all tools.',
    'MCP (streamable HTTP): POST /mcp/<service>/ for one service or area of /api. /mcp/ has find_tool and call_tool for all of them;',
    '/mcp/?services=a,b lists the tools of several.',
    'Errors are RFC 9457 problem+json. They list every invalid argument with its accepted values.',
    '',
    '## Documents',
    '',
    '- [OpenAPI 3.1](/openapi.json): every path, argument and result; /openapi/<service>.json covers one service',
    '- [All tools](/llms-full.txt): descriptions and arguments of all tools as text',
    '- [API reference](/docs): documentation for people',
    '- [MCP clients](/docs/clients): how to configure each client',
    '- [Citing answers](/docs/answers): permanent URLs of answers, and how to check and verify them',
    '- [Webhooks](/docs/webhooks): how to receive and verify webhooks',
    '- [APIs](/.well-known/api-catalog): machine-readable list of APIs',
    '',
  ];
}

function llmsSection(service: Service, base: string): string[] {
  const own = service.operations.filter(({ shared }) => !shared);
  return [
    `## ${service.title} (${service.kind === 'area' ? `/api/${service.slug}` : service.slug})`,
    '',
    [service.summary, lacksNote(service.lacks)].filter(Boolean).join(' '),
    '',
    ...own.map(
      (operation) =>
        `- ${operation.path ?? `${base}/${operation.name}`}${signature(operation)}: ${describe(operation)}`,
    ),
    '',
  ];
}

function sharedTools({ operations }: ServicePlan): string[] {
  if (operations.length === 0) return [];
  const lines = operations.map(
    ({ operation }) => `- /rest/<service>/${operation.name}${signature(operation)}: ${describe(operation)}`,
  );
  return ['## Shared by all services', '', ...lines, ''];
}

function signature(operation: Operation): string {
  const args = operation.arguments.map(
    (argument) => `${argument.name}${isPublishedRequired(operation, argument) ? '' : '?'}`,
  );
  return ` (${args.join(', ')})`;
}

/** Emits a page that lists every service and tool, with sources, licenses and the size of each tool list. */
export function emitCatalogPage({ spec, services, areas, shared }: Plan, answers: Answers): string {
  const quality = (service: Service) => qualityOf(service, spec.sources, answers);
  const lines = [
    '<!-- Generated from spec/ by `make generate`: do not edit. -->',
    '',
    `# What ${spec.platform.title} offers`,
    '',
    countsLine({ spec, services, areas }),
    '',
    '| service | subject | lifecycle | quality | tools | sources | size of its tool list |',
    '|---|---|---|---|---:|---|---:|',
    ...services.map((plan) => overviewRow(plan, quality(plan.service))),
    '',
    'Sizes are estimates at four characters per token, for the list that an MCP client loads.',
    ...sharedNote(shared),
    '',
    ...qualityNote(),
    ...[...services, ...areas].flatMap((plan) => section(plan, quality(plan.service))),
    ...watched(spec.events),
    ...deprecations(spec),
    ...sources(spec.sources),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

/** Returns the line that test/tools/write-counts.ts copies into the README. */
function countsLine({ spec, services, areas }: Pick<Plan, 'spec' | 'services' | 'areas'>): string {
  const total = (plans: readonly ServicePlan[]) => plans.reduce((sum, { service }) => sum + ownTools(service), 0);
  const types = spec.events.reduce((sum, source) => sum + source.types.length, 0);
  return (
    `${services.length} services with ${total(services)} tools, ${areas.length} areas with ${total(areas)} endpoints below \`/api\`, ` +
    `${types} event types for webhooks, ${spec.sources.length} sources.`
  );
}

function sharedNote({ operations }: ServicePlan): string[] {
  const names = operations.map(({ operation }) => `\`${operation.name}\``);
  return names.length === 0 ? [] : [`Every service also has ${names.join(', ')}.`];
}

function qualityNote(): string[] {
  return [
    'Quality is computed. Bronze: every example has an answer. Silver: all operations are tested, have enough questions, and all sources name their',
    'licenses. Gold: all operations are tested with recordings of the real sources. The date of the last verification of the sources is listed separately.',
    '',
  ];
}

function overviewRow({ service }: ServicePlan, { level }: Quality): string {
  const tokens = Math.round(JSON.stringify(JSON.parse(emitMcp(service))).length / 4);
  const from = service.sources.length === 0 ? 'built in' : service.sources.join(', ');
  const { slug, title, lifecycle } = service;
  return `| [${slug}](#${slug}) | ${title} | ${lifecycle} | ${level} | ${ownTools(service)} | ${from} | ${tokens} tokens |`;
}

const PROOF: Readonly<Record<Operation['provenBy'], string>> = {
  recorded: 'recorded answers',
  fixture: 'synthetic fixtures',
  unverified: 'unverified',
  'built in': 'built-in data',
};

function section({ service, key }: ServicePlan, quality: Quality): string[] {
  const own = service.operations.filter(({ shared }) => !shared);
  return [
    `## ${service.kind === 'area' ? `/${key}` : service.slug}`,
    '',
    `${[service.summary, lacksNote(service.lacks)].filter(Boolean).join(' ')} OpenAPI document: \`/openapi/${service.slug}.json\`.`,
    '',
    qualityLine(quality, service),
    '',
    `| ${service.kind === 'area' ? 'endpoint' : 'tool'} | what it does | arguments | proven by |`,
    '|---|---|---|---|',
    ...own.map((operation) => {
      const { path, tool } = operation;
      const name = path === undefined ? `\`${operation.name}\`` : `\`${path}\`, MCP tool \`${tool?.name}\``;
      return `| ${name} | ${cell(describe(operation))} | ${cell(argumentList(operation))} | ${PROOF[operation.provenBy]} |`;
    }),
    '',
    ...requested(own),
  ];
}

/** Example: `Quality: silver. Missing for gold: search is tested only with synthetic responses. Sources: based on documentation only.` */
function qualityLine({ level, next, missing, verified }: Quality, { sources }: Service): string {
  const step = next === undefined ? '' : ` For ${next}: ${missing.join('; ')}.`;
  const verification =
    verified === undefined ? 'based on documentation and recordings only' : `all verified on ${verified}`;
  return cell(`Quality: ${level}.${step}${sources.length === 0 ? '' : ` Sources: ${verification}.`}`);
}

function requested(operations: readonly Operation[]): string[] {
  const lines = operations
    .filter(({ questions }) => questions.length > 0)
    .map(
      ({ name, tool, questions }) =>
        `- \`${tool?.name ?? name}\`: ${someOf(questions)
          .map(({ text }) => text)
          .join(' · ')}`,
    );
  return lines.length === 0 ? [] : ['Sample questions:', '', ...lines, ''];
}

function argumentList(operation: Operation): string {
  const args = operation.arguments.map((argument) => {
    const needed = isPublishedRequired(operation, argument);
    const value =
      argument.default === undefined || argument.default === '' ? '' : ` = ${JSON.stringify(argument.default)}`;
    return `\`${argument.name}${needed ? '' : '?'}${value}\``;
  });
  return args.length === 0 ? 'none' : args.join(', ');
}

function llmsWatched(events: readonly EventSource[]): string[] {
  const types = events.flatMap((source) => source.types);
  if (types.length === 0) return [];
  return ['## Webhook events', '', ...types.map(({ type, summary }) => `- ${type}: ${summary}`), ''];
}

function watched(events: readonly EventSource[]): string[] {
  const types = events.flatMap((source) => source.types);
  if (types.length === 0) return [];
  return [
    '## Webhook events',
    '',
    '| entity type | sends an event when | checked every | compared fields |',
    '|---|---|---|---|',
    ...types.map(({ type, summary, everyMs, compare }) => {
      const fields = compare.map((field) => `\`${field}\``).join(', ');
      return `| \`${type}\` | ${cell(summary)} | ${spoken(everyMs)} | ${fields} |`;
    }),
    '',
  ];
}

/** Formats a duration, such as `15 min` or `6 h`. */
function spoken(milliseconds: number): string {
  const minutes = milliseconds / 60_000;
  return minutes < 60 ? `${minutes} min` : `${minutes / 60} h`;
}

function sources(sources: Plan['spec']['sources']): string[] {
  if (sources.length === 0) return [];
  return [
    '## Sources',
    '',
    '| id | source | licence | attribution | verified |',
    '|---|---|---|---|---|',
    ...sources.map(({ id, title, homepage, licence, attribution, embedded, verified, unverified = [] }) => {
      const held = unverified.filter((each) => each.verified !== undefined).length;
      const claims = unverified.length === 0 ? '' : `; ${held} of ${unverified.length} unverified claims confirmed`;
      const day = embedded
        ? 'built in'
        : `${verified === undefined ? 'based on documentation only' : `on ${verified.date}`}${claims}`;
      const terms = licence.url === undefined ? licence.name : `[${licence.name}](${licence.url})`;
      return `| ${id} | [${cell(title)}](${homepage}) | ${terms} | ${cell(attribution)} | ${day} |`;
    }),
  ];
}

function deprecations(spec: Spec): string[] {
  const going = deprecationsOf(spec);
  if (going.length === 0) return [];
  return [
    '## Deprecated',
    '',
    '| name | in | deprecated since | removed after | use |',
    '|---|---|---|---|---|',
    ...going.map(({ what, of, since = '', removeAfter = '', use }) => {
      return `| ${what} | \`${of}\` | ${since} | ${removeAfter} | ${use === undefined ? '' : `\`${use}\``} |`;
    }),
    '',
  ];
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
