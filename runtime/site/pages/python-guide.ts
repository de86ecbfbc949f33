// `/docs/python`: the Python client, plain httpx, and R.

import { html } from 'htm/preact';
import { CodeBlock } from '../components/copy.ts';
import type { Page } from '../document.ts';
import type { PageRequest } from '../page-request.ts';
import { Crumbs } from './parts.ts';
import { PYTHON_EXAMPLE } from './python-example.ts';

const INSTALL = `# in a copy of Almanac's repository
pip install './generated/python[pandas]'

# or the wheel, for other machines
make python
pip install 'dist/almanac_client-*.whl' pandas`;

const ERRORS = `from almanac_client import AlmanacError, InvalidArgumentsError, RateLimitError

try:
    almanac.places.search_cities(query="Oslo", limit=1000)
except InvalidArgumentsError as error:
    print(error)  # limit must be a number from 1 to 100, not 1000
    print(error.errors[0].parameter)
except RateLimitError as error:
    print(error.retry_after)
except AlmanacError as error:
    print(error.code, error.status)`;

const PAGES_AND_QUERIES = `# All pages of a list in one frame. Each page is one call.
pages = almanac.places.iter_get_countries(continent="Europe", limit=20)
countries = pd.concat(page.df() for page in pages)

# Several calls in one request, joined by SQL.
result = almanac.query(
    {
        "cities": {"tool": "places.search_cities", "arguments": {"query": "Paris", "limit": 3}},
        "times": {"tool": "world-time.get_current_time", "for_each": {"timezone": {"column": "cities.timezone"}}},
    },
    sql="select c.name, c.country_code, t.datetime from cities c join times t using (timezone)",
)
print(result.df())`;

const ASYNC = `import asyncio

from almanac_client import AsyncAlmanac


async def main():
    async with AsyncAlmanac() as almanac:
        names = ["Oslo", "Paris", "Lima"]
        return await asyncio.gather(*(almanac.places.search_cities(query=name) for name in names))


results = asyncio.run(main())`;

const ANSWERS = `from almanac_client import verify_answer

answer = almanac.answers.get(rates.answer_id)
print(almanac.answers.check(rates.answer_id)["status"])  # unchanged, revised, gone, …
print(verify_answer(answer, almanac.answers.keys()))  # needs no server once both are saved`;

const WEBHOOK = `from almanac_client import Webhook, WebhookVerificationError

webhook = Webhook(os.environ["WEBHOOK_SECRET"])

try:
    event = webhook.verify(body, headers)  # the raw bytes of the request, and its headers
except WebhookVerificationError:
    ...  # respond with 401`;

export function pythonGuidePage({ base }: PageRequest): Page {
  const start = `from almanac_client import Almanac\n\nalmanac = Almanac("${base}", key="YOUR_KEY")\n\nprint(almanac.find("exchange rate euro dollar last month"))\n\nrates = almanac.eu_bank_fx.get_history(base="EUR", target="USD")\nprint(rates.df())\nprint(rates.citation)`;
  const httpx = `import httpx\n\nresponse = httpx.post(\n    "${base}/rest/eu-bank-fx/get_history",\n    headers={"Service-API-Key": "YOUR_KEY"},\n    json={"base": "EUR", "target": "USD"},\n)\nresponse.raise_for_status()\nprint(response.json()["series"])\nprint(response.headers["Content-Location"])  # permanent address of the answer`;
  const r = `url <- "${base}/rest/eu-bank-fx/get_history.csv?base=EUR&target=USD"\nkey <- c("Service-API-Key" = Sys.getenv("ALMANAC_KEY"))\nrates <- read.csv(base::url(url, headers = key))\nrates$date <- as.Date(rates$date)\nplot(rate ~ date, data = rates, type = "l")`;
  return {
    title: 'Python',
    description:
      'The Python client with pandas: install it, find a tool, get a frame, plot it with its source. Also httpx and R.',
    path: '/docs/python',
    section: 'docs',
    script: 'copy',
    body: html`<${Crumbs} trail=${[{ title: 'Docs', path: '/docs' }]} />
      <header class="head">
        <h1>Python</h1>
        <p class="lead">
          The client has a typed method for every tool, and turns tables and time series into pandas frames with units and sources.
        </p>
      </header>
      <div class="prose">
        <h2>Install</h2>
        <p>The client needs Python 3.11 or later and httpx. pandas is optional.</p>
        <${CodeBlock} code=${INSTALL} label="Installing the client" language="sh" />
        <h2>Start</h2>
        <p><a href="/key">Sign up</a> for a key. <code>find</code> returns tools with a working call; <code>help(…)</code> of a method describes its arguments.</p>
        <${CodeBlock} code=${start} label="First steps" language="python" />
        <p>
          <code>result["field"]</code> is a field of the result, <code>result.data</code> the typed dictionary. <code>result.sources</code>, <code>result.citation</code>, <code>result.permalink</code> and <code>result.fetched_at</code> say where the data comes from.
        </p>
        <h2 id="frames">Search, frame, plot</h2>
        <${CodeBlock} code=${PYTHON_EXAMPLE} label="Inflation and exchange rates in one frame" language="python" />
        <p>
          <code>df()</code> returns the first table or time series of a result; <code>result.views</code> lists all, and <code>df("…")</code> selects one. A time series
          is indexed by period or date, oldest first, with one row per value. <code>df(wide=True)</code> has one column per line instead, such as a country. Closed
          sets are categories, whole numbers <code>Int64</code>, days and times <code>datetime64</code>. Values of another form than declared stay as they are. <code>df.attrs</code> has the <code>units</code>, <code>titles</code>, <code>sources</code>, <code>citation</code> and <code>permalink</code>.
        </p>
        <h2>Pages and queries</h2>
        <p>Tools with <code>limit</code> and <code>offset</code> also have an iterator over their pages. <a href="/query">Queries</a> join several calls.</p>
        <${CodeBlock} code=${PAGES_AND_QUERIES} label="Pages and queries" language="python" />
        <h2>Errors and retries</h2>
        <p>
          Errors are exceptions with the server’s words. Calls that failed for a passing reason are repeated twice, after the time in <code>Retry-After</code>; calls that
          change something only if the server did not execute them. <code>timeout</code>, <code>retries</code> and <code>longest_wait</code> are options of the client.
        </p>
        <${CodeBlock} code=${ERRORS} label="Errors" language="python" />
        <h2>asyncio</h2>
        <p><code>AsyncAlmanac</code> has the same methods to await. Canceling the task cancels the call.</p>
        <${CodeBlock} code=${ASYNC} label="Simultaneous calls" language="python" />
        <h2>Stored answers and webhooks</h2>
        <p>Check later whether an <a href="/docs/answers">answer</a> still holds, and verify it:</p>
        <${CodeBlock} code=${ANSWERS} label="Stored answers" language="python" />
        <p>Verify the signature of a <a href="/docs/webhooks">webhook</a>:</p>
        <${CodeBlock} code=${WEBHOOK} label="Verifying a webhook" language="python" />
        <h2>Without the client</h2>
        <p>Every tool is one HTTP request:</p>
        <${CodeBlock} code=${httpx} label="A call with httpx" language="python" />
        <h2>R</h2>
        <p>Tools that return a list or a time series also return CSV, which R reads directly:</p>
        <${CodeBlock} code=${r} label="A time series in R" language="r" />
      </div>`,
  };
}
