// generated/llms.txt (what an agent reads first), llms-full.txt (all tools as text) and generated/CATALOG.md (what a person reads first).

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

/** What there is and where, a line a service, in the form of llmstxt.org. */
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
    ...(types.length === 0 ? [] : ['', `Webhooks can watch ${types.length} kinds of records: /rest lists them.`]),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

function llmsLine(service: Service): string {
  const { slug, summary } = service;
  const first = summary.split(/(?<=[.])\s/, 1)[0];
  return `- [${slug}](/openapi/${slug}.json): ${first} ${ownTools(service)} tools.`;
}

/** Number of tools, without those that every service has. */
function ownTools({ operations }: Service): number {
  return operations.filter(({ shared }) => !shared).length;
}

/** Every tool and endpoint in plain text. */
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
    'REST: POST /rest/<service>/<tool> with a JSON object of arguments, or GET with query parameters. GET /rest lists everything.',
    'MCP (streamable HTTP): POST /mcp/<service>/ for one service or area of /api; /mcp/ has find_tool and call_tool over all of them;',
    '/mcp/?services=a,b lists the tools of several.',
    'Errors are RFC 9457 problem+json; bad arguments are named one by one, with what is allowed.',
    '',
    '## Documents',
    '',
    '- [OpenAPI 3.1](/openapi.json): every address, argument and result; /openapi/<service>.json is that of one service',
    '- [All tools](/llms-full.txt): each with its arguments and its description, as text',
    '- [API reference](/docs): the same for people',
    '- [MCP clients](/docs/clients): what to put where in each of them',
    '- [Webhooks](/docs/webhooks): how to receive and verify them',
    '- [APIs](/.well-known/api-catalog): the same as a list for programs',
    '',
  ];
}

function llmsSection(service: Service, base: string): string[] {
  const own = service.operations.filter(({ shared }) => !shared);
  return [
    `## ${service.title} (${service.kind === 'area' ? `/api/${service.slug}` : service.slug})`,
    '',
    service.summary,
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
  return ['## In every service', '', ...lines, ''];
}

function signature(operation: Operation): string {
  const args = operation.arguments.map(
    (argument) => `${argument.name}${isPublishedRequired(operation, argument) ? '' : '?'}`,
  );
  return ` (${args.join(', ')})`;
}

/** Every service and tool for people, with sources, licences and the size of each tool list. */
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
    'Sizes are estimates at four characters a token, for the list that an MCP client loads.',
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

/** Counts for CATALOG.md. test/tools/write-counts.ts copies this line into the README. */
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
    'Quality is computed: bronze, every example is answered; silver, everything is tested, found by questions, and its sources name their',
    'licences; gold, it is tested against answers that were recorded from the real sources. When the sources were last asked for real stands beside it.',
    '',
  ];
}

function overviewRow({ service }: ServicePlan, { level }: Quality): string {
  const tokens = Math.round(JSON.stringify(JSON.parse(emitMcp(service))).length / 4);
  const from = service.sources.length === 0 ? 'built in' : service.sources.join(', ');
  const { slug, title, lifecycle } = service;
  return `| [${slug}](#${slug}) | ${title} | ${lifecycle} | ${level} | ${ownTools(service)} | ${from} | ${tokens} tokens |`;
}

/** How a tool is known to work. */
const PROOF: Readonly<Record<Operation['provenBy'], string>> = {
  recorded: 'recorded answers',
  fixture: 'hand-made fixtures',
  unverified: 'unverified',
  'built in': 'built-in data',
};

function section({ service, key }: ServicePlan, quality: Quality): string[] {
  const own = service.operations.filter(({ shared }) => !shared);
  return [
    `## ${service.kind === 'area' ? `/${key}` : service.slug}`,
    '',
    `${service.summary} OpenAPI document: \`/openapi/${service.slug}.json\`.`,
    '',
    qualityLine(quality, service),
    '',
    `| ${service.kind === 'area' ? 'endpoint' : 'tool'} | what it does | arguments | proven by |`,
    '|---|---|---|---|',
    ...own.map((operation) => {
      const { path, tool } = operation;
      const name = path === undefined ? `\`${operation.name}\`` : `\`${path}\`, over MCP \`${tool?.name}\``;
      return `| ${name} | ${cell(describe(operation))} | ${cell(argumentList(operation))} | ${PROOF[operation.provenBy]} |`;
    }),
    '',
    ...asked(own),
  ];
}

/** `Quality: silver. For gold: search: tested against hand-made answers only. Sources: from documents only.` */
function qualityLine({ level, next, missing, verified }: Quality, { sources }: Service): string {
  const step = next === undefined ? '' : ` For ${next}: ${missing.join('; ')}.`;
  const asked =
    verified === undefined ? 'known from documents and recordings only' : `all asked and held on ${verified}`;
  return cell(`Quality: ${level}.${step}${sources.length === 0 ? '' : ` Sources: ${asked}.`}`);
}

/** What people ask, a line a tool. */
function asked(operations: readonly Operation[]): string[] {
  const lines = operations
    .filter(({ questions }) => questions.length > 0)
    .map(
      ({ name, tool, questions }) =>
        `- \`${tool?.name ?? name}\`: ${someOf(questions)
          .map(({ text }) => text)
          .join(' · ')}`,
    );
  return lines.length === 0 ? [] : ['Asked like this:', '', ...lines, ''];
}

function argumentList(operation: Operation): string {
  const args = operation.arguments.map((argument) => {
    const needed = isPublishedRequired(operation, argument);
    const given =
      argument.default === undefined || argument.default === '' ? '' : ` = ${JSON.stringify(argument.default)}`;
    return `\`${argument.name}${needed ? '' : '?'}${given}\``;
  });
  return args.length === 0 ? 'none' : args.join(', ');
}

function llmsWatched(events: readonly EventSource[]): string[] {
  const types = events.flatMap((source) => source.types);
  if (types.length === 0) return [];
  return ['## What webhooks can watch', '', ...types.map(({ type, summary }) => `- ${type}: ${summary}`), ''];
}

/** What webhooks can watch. */
function watched(events: readonly EventSource[]): string[] {
  const types = events.flatMap((source) => source.types);
  if (types.length === 0) return [];
  return [
    '## What webhooks can watch',
    '',
    '| entity type | an event when | looked at every | fields whose change is told |',
    '|---|---|---|---|',
    ...types.map(({ type, summary, everyMs, compare }) => {
      const fields = compare.map((field) => `\`${field}\``).join(', ');
      return `| \`${type}\` | ${cell(summary)} | ${spoken(everyMs)} | ${fields} |`;
    }),
    '',
  ];
}

/** `15 min`, `6 h`. */
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
      const claims = unverified.length === 0 ? '' : `; ${held} of ${unverified.length} open claims settled`;
      const day = embedded
        ? 'built in'
        : `${verified === undefined ? 'from documents only' : `on ${verified.date}`}${claims}`;
      const terms = licence.url === undefined ? licence.name : `[${licence.name}](${licence.url})`;
      return `| ${id} | [${cell(title)}](${homepage}) | ${terms} | ${cell(attribution)} | ${day} |`;
    }),
  ];
}

/** What will go, with what to use instead. */
function deprecations(spec: Spec): string[] {
  const going = deprecationsOf(spec);
  if (going.length === 0) return [];
  return [
    '## What will go',
    '',
    '| what | of | deprecated since | goes after | use |',
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
