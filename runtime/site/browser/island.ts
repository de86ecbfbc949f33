// The parts of a page that come alive: elements that the server rendered from properties which they carry.

import { type FunctionComponent, h, hydrate } from 'preact';

interface Island<Props> {
  readonly props: Props;
  /** Hands the element to its component. */
  awake(component: (props: Props) => unknown): void;
}

/** The part of this name; undefined where the page has none. */
export function island<Props extends object>(name: string): Island<Props> | undefined {
  const element = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  const given = element?.dataset['props'];
  if (element === null || given === undefined) return undefined;
  const props = JSON.parse(given) as Props;
  return {
    props,
    awake: (component) => {
      hydrate(h(component as FunctionComponent<Props>, props), element);
      element.dataset['awake'] = '';
    },
  };
}
