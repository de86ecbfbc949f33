// Sends pages and their assets.

import { createHash } from 'node:crypto';
import { Problem } from '../contract/problem.ts';
import type { PageContext } from '../platform/endpoints.ts';
import { encoded, encodedDocument, encodingFor } from '../transports/http/encoding.ts';
import { ownAddress, type PageName } from './addresses.ts';
import { type AssetFile, assets } from './assets.ts';
import { choiceFileNamed } from './choices.ts';
import { PAGE_FIELDS, type Page, renderPage } from './document.ts';

export { PAGE_FIELDS };

import type { PageInput, PageRequest, SiteOptions } from './page-request.ts';
import { adminPage } from './pages/admin.ts';
import { answerPage } from './pages/answer.ts';
import { answerGuidePage } from './pages/answer-guide.ts';
import { changelogPage } from './pages/changelog.ts';
import { clientsPage } from './pages/clients.ts';
import { docsPage } from './pages/docs.ts';
import { failurePage } from './pages/failure.ts';
import { homePage } from './pages/home.ts';
import { keyPage } from './pages/key.ts';
import { mcpPage } from './pages/mcp.ts';
import { operationPage } from './pages/operation.ts';
import { problemPage, problemsPage } from './pages/problems.ts';
import { pythonGuidePage } from './pages/python-guide.ts';
import { queryPage } from './pages/query.ts';
import { referencePage } from './pages/reference.ts';
import { servicePage } from './pages/service.ts';
import { servicesPage } from './pages/services.ts';
import { mailedKeyPage, signUpLinkPage } from './pages/sign-up-links.ts';
import { statusPage } from './pages/status.ts';
import { webhookGuidePage } from './pages/webhook-guide.ts';
import { webhooksPage } from './pages/webhooks.ts';
import { toolFile } from './query-tools.ts';
import { referenceIndex } from './reference/index-file.ts';
import { htmlNodes } from './views/html-nodes.ts';
import { readHtmlWith } from './views/sanitised.ts';

readHtmlWith(htmlNodes);

type Build = (request: PageRequest) => Page | Promise<Page>;

const BUILDERS: Readonly<Record<PageName, Build>> = {
  home: homePage,
  services: servicesPage,
  mcp: mcpPage,
  service: (request) => servicePage(request, 'services'),
  area: (request) => servicePage(request, 'areas'),
  tool: (request) => operationPage(request, 'services'),
  endpoint: (request) => operationPage(request, 'areas'),
  problems: problemsPage,
  problem: problemPage,
  key: keyPage,
  query: queryPage,
  answer: answerPage,
  webhooks: webhooksPage,
  status: statusPage,
  docs: docsPage,
  clients: clientsPage,
  client: clientsPage,
  webhook_guide: webhookGuidePage,
  answer_guide: answerGuidePage,
  python_guide: pythonGuidePage,
  reference: referencePage,
  changelog: changelogPage,
  admin: adminPage,
};

/** @throws Problem `not_found` if the path does not exist */
export async function servePage(
  context: PageContext,
  name: PageName,
  asked: PageInput,
  options: SiteOptions,
): Promise<void> {
  const base = ownAddress(context.req, options.config.publicUrl);
  const page = await BUILDERS[name]({ ...asked, options, base });
  for (const [name, value] of Object.entries(PAGE_FIELDS)) context.set(name, value);
  context.set('Cache-Control', 'no-cache');
  context.type = 'text/html; charset=utf-8';
  context.status = 200;
  await sendText(context, renderPage(page, await assets(), base), page.isStable);
}

export async function signUpLinkText(): Promise<string> {
  return renderPage(signUpLinkPage(), await assets(), '');
}

export async function mailedKeyText(key: string): Promise<string> {
  return renderPage(mailedKeyPage(key), await assets(), '');
}

export async function failureText(problem: Problem, requestId: string, path: string, base: string): Promise<string> {
  return renderPage(failurePage(problem, requestId, path), await assets(), base);
}

/** Sends an asset; cached forever, because its name contains a content hash. */
export async function serveAsset(context: PageContext, name: string, options: SiteOptions): Promise<void> {
  const file = (await assets()).files.get(name) ?? (await fileOfOnePage(name, options));
  if (file === undefined) throw new Problem('unknown_operation', 'This asset does not exist.');
  const encoding = encodingFor(context.req);
  context.vary('Accept-Encoding');
  context.set('Cache-Control', 'public, max-age=31536000, immutable');
  context.type = file.type;
  context.status = 200;
  if (encoding !== undefined) {
    context.set('Content-Encoding', encoding);
    context.body = await file.compressed(encoding);
  } else context.body = file.plain;
}

/** Returns a file that only one page loads. It is built on the first request. */
async function fileOfOnePage(name: string, options: SiteOptions): Promise<AssetFile | undefined> {
  if (name.startsWith('choices-')) return choiceFileNamed(name);
  const made = name.startsWith('query-tools')
    ? await toolFile(options)
    : name.startsWith('reference-index')
      ? await referenceIndex(options)
      : undefined;
  return made?.name === name ? made.file : undefined;
}

/** @param isStable whether the compressed page is cached for later requests */
async function sendText(context: PageContext, text: string, isStable = false): Promise<void> {
  context.vary('Accept-Encoding');
  const encoding = encodingFor(context.req);
  const body = Buffer.from(text);
  const packed =
    encoding === undefined
      ? undefined
      : isStable
        ? await encodedDocument(body, createHash('sha256').update(body).digest('base64'), encoding)
        : await encoded(body, encoding);
  if (encoding !== undefined && packed !== undefined) context.set('Content-Encoding', encoding);
  context.body = packed ?? text;
}
