// Marks a part of a page that comes alive in the browser, with the properties from which it is rendered again there.

import { html } from 'htm/preact';
import type { FunctionComponent } from 'preact';

/** Renders a component so that `browser/island.ts` finds it. */
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
