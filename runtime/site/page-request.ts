// Input of every page: the request and the parts of the server that pages read.

import type { Answers } from '../answers/answers.ts';
import type { Config } from '../config/config.ts';
import type { Service } from '../contract/operation.ts';
import type { OperatorList } from '../platform/operators.ts';
import type { StatusReport } from '../platform/status-report.ts';
import type { FindTool } from '../search/find-tool.ts';
import type { LiveCards } from './live/live-cards.ts';

export interface SiteOptions {
  readonly services: readonly Service[];
  readonly areas: readonly Service[];
  readonly config: Pick<
    Config,
    'publicUrl' | 'signup' | 'tryCalls' | 'contact' | 'metrics' | 'keepAnswers' | 'answersMb'
  >;
  readonly operators: Pick<OperatorList, 'isOpen'>;
  readonly report: StatusReport;
  readonly findTool: FindTool;
  readonly liveCards: LiveCards;
  /** Undefined if this server does not store answers. */
  readonly answers: Pick<Answers, 'open' | 'operationOf'> | undefined;
}

export interface PageInput {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Network address of the client, for rate limits. */
  readonly network: string;
}

export interface PageRequest extends PageInput {
  readonly options: SiteOptions;
  /** Base URL of this server, without a trailing slash. */
  readonly base: string;
}
