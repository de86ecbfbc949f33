// Shows a result in each of its views and as JSON, with downloadable files of each view's content.

import { html } from 'htm/preact';
import { useMemo, useState } from 'preact/hooks';
import type { PageArguments } from '../../contract/page.ts';
import type { View } from '../../contract/view.ts';
import { fileNameOf } from '../../views/csv.ts';
import { show } from '../../views/show.ts';
import { type Compared, comparedSeries, comparedTable } from '../views/compare.ts';
import { Call, type CallContext } from '../views/context.ts';
import { csvOfView, ShownView } from '../views/view.ts';
import { Compare, type CompareProps } from './compare.ts';
import { CodeBlock } from './copy.ts';
import { type NamedSource, sourceLine } from './provenance.ts';
import { type Tab, Tabs } from './tabs.ts';

/** Maximum number of JSON characters shown. */
const MAX_JSON_LENGTH = 200_000;

export interface AnswerViewsProps {
  readonly answer: Readonly<Record<string, unknown>>;
  readonly views: readonly View[];
  readonly name: string;
  readonly args: PageArguments;
  readonly sources: readonly NamedSource[];
  /** In milliseconds since 1970; undefined for built-in data and examples. */
  readonly fetchedAt?: number | undefined;
  /** If set, the reader can add the results of other calls to charts. */
  readonly compare?: Pick<CompareProps, 'fields' | 'call'> | undefined;
}

/** Label of the first result: the value of the argument that differs in the other results. */
function labelOf(args: PageArguments, compared: readonly Compared[]): string {
  const [name] = compared.flatMap(({ argument }) => argument ?? []);
  return String(args[name ?? ''] ?? 'this call');
}

export function AnswerViews(props: AnswerViewsProps): unknown {
  const { answer, views, name, args, sources, fetchedAt, compare } = props;
  const [compared, setCompared] = useState<readonly Compared[]>([]);
  const json = JSON.stringify(answer, null, 2);
  const shown = useMemo(
    () =>
      views.map((view, index) => {
        const each = show(view, answer);
        const entry = { name: `${each.kind}-${index}`, title: each.title, each, csv: csvOfView(view, answer) };
        if (view.kind !== 'series' || compared.length === 0) return entry;
        const results = [{ label: labelOf(args, compared), answer }, ...compared];
        const csv = (labels: ReadonlySet<string> = new Set()) => comparedTable(view, results, labels);
        return { ...entry, each: comparedSeries(view, results) ?? each, csv };
      }),
    [answer, views, compared],
  );
  const call = useMemo((): CallContext => {
    const metadata = () => ({
      call: name,
      arguments: args,
      sources: sources.map(({ name: publisher, licence, published }) => ({ publisher, licence, published })),
      fetched_at: fetchedAt === undefined ? undefined : new Date(fetchedAt).toISOString(),
    });
    return { fileName: fileNameOf(name, args), source: sourceLine(sources, fetchedAt), metadata };
  }, [name, args, sources, fetchedAt]);
  const full = shown.filter(({ each }) => !each.empty);
  // Keep the first view even if it is empty, because "no results" is useful information.
  const worth = full.length === 0 || shown[0]?.each.empty ? [...shown.slice(0, 1), ...full] : full;
  const tabs: Tab[] = worth.map(({ name: id, title, each, csv }) => ({
    name: id,
    title,
    panel: html`<${ShownView} shown=${each} csv=${csv} />
      ${each.kind === 'series' && !each.empty && compare !== undefined && html`<${Compare} ...${compare} args=${args} compared=${compared} onChange=${setCompared} />`}`,
  }));
  const cut = json.length > MAX_JSON_LENGTH ? `${json.slice(0, MAX_JSON_LENGTH)}\n…` : json;
  tabs.push({
    name: 'json',
    title: 'JSON',
    panel: html`<${CodeBlock} code=${cut} label="Response as JSON" language="json" />`,
  });
  return html`<${Call.Provider} value=${call}><${Tabs} id="views" label="Views of the response" tabs=${tabs} /><//>`;
}
