import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { areas, services } from '../../../generated/catalog.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import type { OperationPage } from '../../../runtime/contract/page.ts';
import type { View } from '../../../runtime/contract/view.ts';
import { pageDataOf } from '../../../runtime/site/offer-files.ts';
import { viewsOf } from '../../../runtime/views/declared.ts';
import { leadsOf, linkedViews, nextLeads, watchPath } from '../../../runtime/views/record-links.ts';
import { show } from '../../../runtime/views/show.ts';
import type { Lead } from '../../../runtime/views/shown.ts';

interface Described {
  readonly page: OperationPage;
  readonly slug: string;
  readonly views: readonly View[];
}

const tools: Described[] = [];
const decoders = new Map<string, Operation['decode']>();
for (const service of [...services, ...areas]) {
  const { operations } = await pageDataOf(service);
  for (const operation of service.operations) {
    const page = operations.find(({ name }) => name === operation.name) as OperationPage;
    decoders.set(page.page, operation.decode);
    tools.push({ page, slug: service.slug, views: await viewsOf(operation) });
  }
}
const byPage = new Map(tools.map(({ page }) => [page.page, page]));

function shownLeads({ page, views }: Described): Lead[] {
  if (page.answer === undefined) return [];
  return linkedViews(views, page.links).flatMap((view) => {
    const shown = show(view, page.answer);
    if (shown.kind === 'table') return shown.rows.flatMap(({ leads = {} }) => Object.values(leads).flat());
    return shown.kind === 'facts' ? [...shown.facts, ...shown.more].flatMap(({ leads = [] }) => leads) : [];
  });
}

/** Returns problems with the arguments in a link, except missing ones. */
function problemsOf({ pathname, searchParams }: URL): string[] {
  const decode = decoders.get(pathname);
  if (decode === undefined) return [`${pathname} does not exist`];
  const values = new Map([...searchParams].map(([name, value]) => [name, [value]]));
  const read = decode({ encoding: 'query', values });
  return read.ok
    ? []
    : read.problems
        .filter(({ parameter }) => searchParams.has(parameter.replace(/[.[].*/, '')))
        .map(({ message }) => message);
}

test('every declared link leads to an existing page and an existing argument', () => {
  let count = 0;
  for (const { page } of tools) {
    for (const { field, to } of page.links ?? []) {
      for (const target of to) {
        count += 1;
        const names = Object.keys(byPage.get(target.page)?.arguments.properties ?? {});
        for (const name of [target.argument, ...Object.keys(target.with ?? {})]) {
          assert.ok(names.includes(name), `${page.page} ${field}: ${target.page} has no argument ${name}`);
        }
      }
    }
  }
  assert.ok(count > 300, `${count} links`);
});

test('links in example results fill arguments with values that the tool accepts', () => {
  let count = 0;
  for (const tool of tools) {
    for (const { href } of [...shownLeads(tool), ...nextLeads(tool.page.answer, tool.page.links)]) {
      const url = new URL(href, 'http://almanac.test');
      assert.equal(problemsOf(url), [], `${tool.page.page}: ${href}`);
      count += 1;
    }
  }
  assert.ok(count > 300, `${count} links in example results`);
});

test('in every service with a tool that takes an id, a search leads to a tool that requires only that id', () => {
  const lacking = [...new Set(tools.map(({ slug }) => slug))].filter((slug) => {
    const own = tools.filter((tool) => tool.slug === slug);
    const taking = own.filter(({ page }) =>
      tools.some(
        ({ page: other, slug: theirs }) =>
          theirs === slug &&
          (other.links ?? []).some(({ rows, to }) => rows !== undefined && to.some((each) => each.page === page.page)),
      ),
    );
    if (taking.length === 0) return false;
    return !own.some((tool) =>
      shownLeads(tool).some(({ href }) => {
        const url = new URL(href, 'http://almanac.test');
        const { arguments: schema, keyArgument } = byPage.get(url.pathname) as OperationPage;
        return (schema.required ?? [])
          .filter((name) => name !== keyArgument)
          .every((name) => url.searchParams.has(name));
      }),
    );
  });
  assert.equal(lacking, []);
});

test('a dimension link applies only if the result states that its values belong to that dimension', () => {
  const page = byPage.get('/services/food-agri/get_dimension_codes');
  const [link] = (page?.links ?? []).filter(({ field }) => field === 'code');
  const leads = (dimension: string) => {
    const holder = { value: { domain: 'QCL', dimension } };
    const found = leadsOf({ value: { code: '15' }, holder }, link === undefined ? [] : [link], ['code']) ?? {};
    return (found['code'] ?? []).map(({ href }) => href);
  };
  assert.equal(leads('item'), ['/services/food-agri/get_data?domain=QCL&items=15']);
  assert.ok(leads('area').includes('/services/food-agri/get_data?domain=QCL&areas=15'));
  assert.equal(leads('year'), []);
});

test('third-party values cannot escape from their URL parameter, and long strings are not treated as ids', () => {
  const links = [{ field: 'id', to: [{ page: '/services/a/b', title: 'B', argument: 'id' }] }];
  const href = (id: unknown) => nextLeads({ id }, links).map((lead) => lead.href);
  assert.equal(href('x&key=1#"><script>'), ['/services/a/b?id=x%26key%3D1%23%22%3E%3Cscript%3E']);
  assert.equal(href('javascript:alert(1)'), ['/services/a/b?id=javascript%3Aalert%281%29']);
  assert.equal(href('x'.repeat(201)), []);
  assert.equal(href({ toString: 'x' }), []);
  assert.equal(href(['x']), []);
});

test('a watch for a single record uses the id of the record, and a watch for a list covers the whole list', () => {
  const event = { type: 'a_b', title: 'B', summary: 'B changed.', identity: 'id', field: 'number' };
  assert.is(watchPath(event, { number: 'x&y' }), '/webhooks?type=a_b&id=x%26y');
  assert.is(watchPath({ type: 'a_b', title: 'B', summary: '' }, { number: 1 }), '/webhooks?type=a_b');
});

test.run();
