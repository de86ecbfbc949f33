// `/mcp/<slug>/` serves one service, `/mcp/` searches all services, and `/mcp/?services=a,b` is a bundle. Clients can
// request any combination of services, so only a few bundles are cached.

import { LRUCache } from 'lru-cache';
import type { Answers } from '../../answers/answers.ts';
import { bundleInstructions, serviceInstructions, type WayIn } from '../../contract/instructions.ts';
import { Problem } from '../../contract/problem.ts';
import { nearest } from '../../lib/text/nearest.ts';
import type { Queries } from '../../query/query.ts';
import {
  AGGREGATE_TOOL_ITEMS,
  aggregateInstructions,
  aggregateTools,
  CALL_TOOLS_ITEM,
  CHECK_ANSWER_ITEM,
  type FindTool,
} from './aggregate.ts';
import { queryText, runQuery } from './call-tools.ts';
import { checkAnswer, checkText } from './check-answer.ts';
import { Endpoint, type ServerInfo, type Tool } from './endpoint.ts';
import { ToolNames } from './names.ts';
import { CODES } from './protocol.ts';
import { rpcProblem } from './reply.ts';
import type { Research } from './research.ts';
import { type ListedService, listedService, type McpService } from './service.ts';

const ROOT = '/mcp';
const RESEARCH = 'research';
type ReportRun = Extract<Tool, { readonly kind: 'report' }>['run'];

const BUNDLES_KEPT = 32;

interface Circumstances {
  /** Determines how hints refer to other endpoints. */
  readonly way: WayIn;
  readonly hasResources: boolean;
  readonly research?: Research | undefined;
  /** If undefined, `call_tools` is not available. */
  readonly queries?: Queries | undefined;
  /** Opens and checks answers. If undefined, `check_answer` is not available. */
  readonly answers?: Answers | undefined;
}

export class Directory {
  readonly #info: ServerInfo;
  readonly #hasResources: boolean;
  readonly #way: WayIn;
  readonly #queries: Queries | undefined;
  readonly #answers: Answers | undefined;
  readonly #services: ReadonlyMap<string, ListedService>;
  readonly #names: ToolNames;
  readonly #endpoints = new Map<string, Endpoint>();
  readonly #bundles = new LRUCache<string, Endpoint>({ max: BUNDLES_KEPT });

  constructor(
    services: readonly McpService[],
    findTool: FindTool,
    info: ServerInfo,
    { way, hasResources, research, queries, answers }: Circumstances,
  ) {
    const listed = services.map(listedService);
    this.#info = info;
    this.#hasResources = hasResources;
    this.#way = way;
    this.#queries = queries;
    this.#answers = answers;
    this.#services = new Map(listed.map((service) => [service.slug, service]));
    this.#names = new ToolNames(listed, way);
    this.#place(ROOT, {
      info,
      hasResources,
      instructions: aggregateInstructions(listed, way),
      toolItems: () => this.#withCheckTool(this.#withQueryTool(AGGREGATE_TOOL_ITEMS)),
      tools: new Map([...aggregateTools(listed, findTool, way), ...this.#queryTools(), ...this.#checkTools()]),
      services: 'all',
      elsewhere: (name) => this.#names.throughCallTool(name),
    });
    if (research !== undefined) {
      const { name, version, title } = info;
      this.#place(`${ROOT}/${RESEARCH}`, {
        info: { name: `${name}-${RESEARCH}`, version, title: `${title}: research` },
        hasResources,
        instructions: serviceInstructions(research.instructions, way),
        toolItems: () => research.toolItems,
        tools: research.tools,
        services: 'all',
        elsewhere: (name) => this.#names.atService(name, RESEARCH),
      });
    }
    for (const service of listed) this.#place(`${ROOT}/${service.slug}`, this.#own(service));
  }

  /**
   * The trailing slash is optional. Returns a Problem for a bundle with an unknown service, or `unknown_operation` for a path
   * without an endpoint.
   */
  resolve(path: string, query: URLSearchParams | undefined): Endpoint | Problem {
    const endpoint = this.#endpoints.get(path);
    if (endpoint === undefined) return this.#unknownPath(path);
    const isRoot = path.length <= ROOT.length + 1;
    const requested = isRoot ? query?.getAll('services').flatMap((text) => text.split(',')) : undefined;
    const slugs = new Set(requested?.map((slug) => slug.trim()).filter((slug) => slug !== ''));
    return slugs.size === 0 ? endpoint : this.#bundle(slugs);
  }

  #place(path: string, parts: ConstructorParameters<typeof Endpoint>[0]): void {
    const endpoint = new Endpoint(parts);
    this.#endpoints.set(path, endpoint);
    this.#endpoints.set(`${path}/`, endpoint);
  }

  #own(service: ListedService) {
    const { name, version, title } = this.#info;
    const tools = new Map(
      service.tools.map(({ name: tool, operation }) => [tool, { kind: 'operation' as const, operation }]),
    );
    return {
      info: { name: `${name}-${service.slug}`, version, title: `${title}: ${service.title}` },
      hasResources: this.#hasResources,
      instructions: serviceInstructions(service.introduction, this.#way),
      toolItems: service.ownItems,
      tools,
      services: new Set([service.slug]),
      otherNames: () => service.tools.map((each) => [each.qualifiedName, tools.get(each.name) as Tool] as const),
      elsewhere: (name: string) => this.#names.atService(name, service.slug),
    };
  }

  #bundle(slugs: ReadonlySet<string>): Endpoint | Problem {
    for (const slug of slugs) if (!this.#services.has(slug)) return this.#unknownService(slug);
    // The order of the services in the request must not affect the list.
    const services = [...this.#services.values()].filter((service) => slugs.has(service.slug));
    const key = services.map((service) => service.slug).join(',');
    const kept = this.#bundles.get(key);
    if (kept !== undefined) return kept;
    const tools = services.flatMap((service) => service.tools);
    const { name, version, title } = this.#info;
    const byName = new Map(
      tools.map((tool): [string, Tool] => [tool.qualifiedName, { kind: 'operation', operation: tool.operation }]),
    );
    const all = new Map([...byName, ...this.#queryTools(slugs)]);
    const bundle = new Endpoint({
      info: { name, version, title: `${title}: ${services.map((service) => service.title).join(', ')}` },
      hasResources: this.#hasResources,
      instructions: bundleInstructions(services, this.#way),
      toolItems: () => this.#withQueryTool(services.map((service) => service.qualifiedItems()).join(',')),
      tools: all,
      services: slugs,
      otherNames: () => tools.map((each) => [each.name, byName.get(each.qualifiedName) as Tool] as const),
      elsewhere: (name) => this.#names.inBundle(name, slugs),
    });
    this.#bundles.set(key, bundle);
    return bundle;
  }

  #withQueryTool(items: string): string {
    return this.#queries === undefined ? items : `${items},${CALL_TOOLS_ITEM}`;
  }

  /** @param within the services whose tools a query may call */
  #queryTools(within?: ReadonlySet<string>): readonly (readonly [name: string, tool: Tool])[] {
    const queries = this.#queries;
    if (queries === undefined) return [];
    const run: ReportRun = async (values, exchange, progress) => {
      const result = await runQuery(queries, values, exchange, progress, within);
      return { text: queryText(result), result };
    };
    return [['call_tools', { kind: 'report', run }]];
  }

  #withCheckTool(items: string): string {
    return this.#answers === undefined ? items : `${items},${CHECK_ANSWER_ITEM}`;
  }

  #checkTools(): readonly (readonly [name: string, tool: Tool])[] {
    const answers = this.#answers;
    if (answers === undefined) return [];
    const run: ReportRun = async (values, exchange) => {
      const result = await checkAnswer(answers, values, exchange);
      return { text: checkText(result), result };
    };
    return [['check_answer', { kind: 'report', run }]];
  }

  #unknownService(slug: string): Problem {
    const near = nearest(slug, this.#services.keys());
    const hint =
      near === undefined ? `Available services: ${[...this.#services.keys()].join(', ')}.` : `Did you mean ${near}?`;
    return rpcProblem(`Unknown service ${JSON.stringify(slug.slice(0, 80))}. ${hint}`, {
      status: 200,
      code: CODES.invalidParams,
    });
  }

  #unknownPath(path: string): Problem {
    const slug = path
      .slice(ROOT.length)
      .replaceAll(/^\/|\/$/g, '')
      .slice(0, 80);
    const near = nearest(slug, this.#services.keys());
    const hint =
      near === undefined ? `Use ${ROOT}/ to find the tools of all services.` : `Did you mean ${ROOT}/${near}/?`;
    return new Problem('unknown_operation', `Unknown service ${JSON.stringify(slug)}.`, { hint });
  }
}
