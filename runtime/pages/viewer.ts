// `/docs`: Swagger UI, served from this server with its own files, so that it works without the internet.

import { htmlPage } from './html.ts';

/** The files of the pages and their types. */
export const VIEWER_FILES: Readonly<Record<string, string>> = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
  'favicon-32x32.png': 'image/png',
  'start.js': 'text/javascript; charset=utf-8',
  'clients.js': 'text/javascript; charset=utf-8',
  'clients.css': 'text/css; charset=utf-8',
};

/** The page that loads the viewer. */
export function viewerPage(): string {
  return htmlPage(
    'API reference',
    'swagger-ui.css',
    `  <body>
    <p><a href="/docs/clients">Settings for MCP clients</a> · <a href="/docs/webhooks">Receiving webhooks</a> · <a href="/llms.txt">llms.txt</a></p>
    <div id="reference"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>`,
  );
}
