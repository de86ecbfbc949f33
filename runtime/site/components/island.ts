// Marks a part of a page for hydration and stores its props in the HTML.

import { html } from 'htm/preact';
import type { FunctionComponent } from 'preact';

/** Renders a component that `browser/island.ts` hydrates. */
export function Island<Props extends object>({
  name,
  component,
  props,
}: {
  name: string;
  component: (props: Props) => unknown;
  props: Props;
}): unknown {
  const Component = component as FunctionComponent<Props>;
  return html`<div data-island=${name} data-props=${JSON.stringify(props)}><${Component} ...${props} /></div>`;
}
