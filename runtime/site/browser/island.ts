// Hydrates islands: elements that the server rendered and whose props it stored in the page.

import { type FunctionComponent, h, hydrate } from 'preact';

interface Island<Props> {
  readonly props: Props;
  /** Hydrates the element with its component. */
  awake(component: (props: Props) => unknown): void;
}

/** Undefined if the page has no island with this name. */
export function island<Props extends object>(name: string): Island<Props> | undefined {
  const element = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  const value = element?.dataset['props'];
  if (element === null || value === undefined) return undefined;
  const props = JSON.parse(value) as Props;
  return {
    props,
    awake: (component) => {
      hydrate(h(component as FunctionComponent<Props>, props), element);
      element.dataset['awake'] = '';
    },
  };
}
