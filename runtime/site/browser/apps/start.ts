// Begins an app in its frame: greets the host, draws what comes, follows its theme, tells it how tall the answer is.

import { h, render } from 'preact';
import { AnswerView, type CallState } from '../../components/chat-answer.ts';
import { type Drawing, drawWith } from '../../views/drawing.ts';
import { type Bridge, connectToHost, type HostContext } from './bridge.ts';

/** @param drawing what this document can draw beside tables */
export function startApp(name: string, drawing: Partial<Drawing>): void {
  drawWith(drawing);
  const root = document.querySelector('main') as HTMLElement;
  let call: CallState = { phase: 'waiting' };
  let context: HostContext = {};
  const draw = () => {
    const title = context.toolInfo?.tool?.title;
    const props = { call, title: typeof title === 'string' ? title : undefined };
    // Charts have the colours of the theme in which they were drawn.
    render(h(AnswerView as never, { key: String(context.theme), ...props }), root);
  };
  const become = (next: CallState) => {
    call = next;
    draw();
  };
  const bridge = connectToHost(name, {
    onResult: (result) => become({ phase: 'done', result }),
    onCancelled: () => become({ phase: 'cancelled' }),
    onContext(told) {
      context = told;
      follow(told);
      draw();
    },
  });
  draw();
  tellSize(bridge);
  openByHost(bridge);
}

/** The host's theme and letters; its colours are left, since a few of them beside our own may not be readable. */
function follow({ theme, styles }: HostContext): void {
  const { style } = document.documentElement;
  style.colorScheme = theme === 'light' || theme === 'dark' ? theme : '';
  const letters = styles?.variables?.['--font-sans'];
  if (typeof letters === 'string') style.setProperty('--sans', letters);
}

function tellSize(bridge: Bridge): void {
  let told = '';
  new ResizeObserver(() => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    const size = `${window.innerWidth} ${height}`;
    if (size === told) return;
    told = size;
    bridge.resized(window.innerWidth, height);
  }).observe(document.documentElement);
}

/** A frame may not leave its place: addresses are opened by the host, where it does so. */
function openByHost(bridge: Bridge): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (link === null) return;
    event.preventDefault();
    if (bridge.opensLinks) bridge.open(link.href);
  });
}
