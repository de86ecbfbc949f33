// `/query`: an editor for several calls and one SQL statement over their results.

import { html } from 'htm/preact';
import { platform } from '../../../generated/platform.ts';
import { QUERY_GROUPS } from '../../query/groups.ts';
import { REQUESTS_A_QUERY } from '../../query/query.ts';
import { MAX_EXPANDED } from '../../query/request.ts';
import { Island } from '../components/island.ts';
import { QueryEditor, type QueryEditorProps } from '../components/query/query-editor.ts';
import type { Page } from '../document.ts';
import type { PageRequest } from '../page-request.ts';
import { toolFile } from '../query-tools.ts';

export async function queryPage({ options, base }: PageRequest): Promise<Page> {
  const props: QueryEditorProps = {
    base,
    tools: (await toolFile(options)).path,
    signup: options.config.signup === 'open',
  };
  return {
    title: 'Query',
    description: `Call several tools of ${platform.title} in one request and join their results with SQL.`,
    path: '/query',
    section: 'query',
    script: 'query',
    body: html`<header class="head">
        <h1>Query several sources at once</h1>
        <p class="lead">
          Name your calls. Each result becomes a table, and one SQL statement joins, ranks or aggregates them.
        </p>
      </header>
      <${Island} name="query" component=${QueryEditor} props=${props} />
      <section class="section" aria-labelledby="form-title">
        <h2 id="form-title">How a query is written</h2>
        <${Guide} />
      </section>`,
  };
}

function Guide(): unknown {
  return html`<dl class="facts">
    <div>
      <dt><code>tool</code></dt>
      <dd>The tool to call, such as <code>places.get_countries</code>. A query can call every tool that only reads: <a href="/#services">browse them</a>.</dd>
    </div>
    <div>
      <dt><code>arguments</code></dt>
      <dd>The arguments of the tool, as on its page.</dd>
    </div>
    <div>
      <dt><code>for_each</code></dt>
      <dd>
        Repeats the call. By argument: a list of values (<code>["NO", "SE"]</code>), the members of a group (<code>${'{"members_of": "EU"}'}</code>; ${QUERY_GROUPS.join(', ')}), or a column of another call
        (<code>${'{"column": "cities.timezone"}'}</code>).
      </dd>
    </div>
    <div>
      <dt>SQL</dt>
      <dd>
        One SELECT statement of SQLite. The name of a call is the name of its table. Country codes are ISO 3166-1 alpha-2 in all tables, and periods have a column with their first day
        (<code>period_start</code>). Without SQL you get the first rows of each table.
      </dd>
    </div>
    <div>
      <dt>Cost</dt>
      <dd>A query makes at most ${MAX_EXPANDED} calls, and each counts against the quota. For the rate limit, a query counts as ${REQUESTS_A_QUERY} requests. A dry run makes no calls.</dd>
    </div>
    <div>
      <dt>Failed calls</dt>
      <dd>A call that fails leaves NULL in its columns and is reported with its reason. The other calls still return their rows.</dd>
    </div>
    <div>
      <dt>In programs</dt>
      <dd>
        <code>POST /query</code> over REST and <code>call_tools</code> over MCP accept the same JSON. <code>"dry_run": true</code> only checks it. See the <a href="/openapi.json">OpenAPI document</a>.
      </dd>
    </div>
  </dl>`;
}
