import type { Config } from '../config/config.ts';
import { switchedOff } from '../config/switched-off.ts';
import type { Service } from '../contract/operation.ts';
import type { ClientAddresses } from '../limits/client-address.ts';
import { type AccountPagesOptions, accountPages } from '../platform/accounts.ts';
import { Audit, auditPages } from '../platform/audit.ts';
import { DISCOVERY_LINKS, documentPages } from '../platform/documents.ts';
import { addEndpoints, type PageRouter } from '../platform/endpoints.ts';
import { OperatorGuard } from '../platform/operator-guard.ts';
import type { OperatorList } from '../platform/operators.ts';
import { type StatePagesOptions, statePages } from '../platform/state.ts';
import { statusReport } from '../platform/status-report.ts';
import { type WebhookPagesOptions, webhookPages } from '../platform/webhooks.ts';
import type { SiteOptions } from '../site/page-request.ts';
import { keyPage, linkPage } from '../site/sign-up-links.ts';
import { addSite } from '../site/site.ts';
import { readAddress } from '../transports/http/query.ts';

export interface PagesOptions
  extends Omit<AccountPagesOptions, 'signup' | 'contact' | 'audit' | 'linkPages'>,
    Omit<StatePagesOptions, 'visible' | 'report'>,
    Omit<WebhookPagesOptions, 'audit' | 'pulls'>,
    Pick<SiteOptions, 'findTool' | 'answers' | 'liveCards'> {
  readonly services: readonly Service[];
  readonly areas: readonly Service[];
  readonly config: Config;
  readonly addresses: ClientAddresses;
  readonly operators: OperatorList;
}

export function addPages(router: PageRouter, options: PagesOptions): void {
  const { services, areas, accounts, addresses, config, log, subscriptions, inboxes, operators, store, eraseAnswers } =
    options;
  const { contact, signup, publicUrl } = config;
  const audit = new Audit(store.audit, log);
  router.get('/', (context, next) => {
    context.set('Link', DISCOVERY_LINKS);
    return next();
  });
  // Some paths of the site also return JSON, so handle HTML requests first.
  const report = statusReport({ ...options, off: switchedOff(config) });
  addSite(router, { ...options, report });
  addEndpoints(router, {
    handlers: {
      ...documentPages({ services, areas, contact, publicUrl }),
      ...statePages({ ...options, visible: config.metrics, report }),
      ...webhookPages({ subscriptions, inboxes, audit, pulls: accounts.burstCap('pulls') }),
      ...accountPages({ accounts, signup, contact, log, audit, linkPages: { linkPage, keyPage }, eraseAnswers }),
      ...auditPages(store.audit),
    },
    addresses,
    guard: operators.isOpen ? new OperatorGuard(operators, log) : undefined,
    authenticate: async (request) => (await accounts.authenticate(readAddress(request).credentials)).id,
    onViolation: (endpoint, path, message) => log.error({ endpoint, path }, `result ${message}`),
  });
}
