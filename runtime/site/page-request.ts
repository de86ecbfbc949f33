// What the builder of a page gets: the request, and the parts of the server that pages read.

import type { Config } from '../config/config.ts';
import type { Service } from '../contract/operation.ts';
import type { OperatorList } from '../platform/operators.ts';
import type { StatusReport } from '../platform/status-report.ts';
import type { FindTool } from '../search/find-tool.ts';

/** What pages are made of. */
export interface SiteOptions {
  readonly services: readonly Service[];
  readonly areas: readonly Service[];
  readonly config: Pick<Config, 'publicUrl' | 'signup' | 'contact' | 'metrics'>;
  readonly operators: Pick<OperatorList, 'isOpen'>;
  /** How the server and its sources do. */
  readonly report: StatusReport;
  readonly findTool: FindTool;
}

/** What was asked of a page. */
export interface Asked {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The network that asks. */
  readonly network: string;
}

/** What a page is made from. */
export interface PageRequest extends Asked {
  readonly options: SiteOptions;
  /** The server's own address. */
  readonly base: string;
}
