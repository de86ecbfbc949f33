// Starts an app in its frame: connects to the host, renders results, applies the theme and reports the height.

import { h, render } from 'preact';
import { AnswerView, type CallState } from '../../components/chat-answer.ts';
import { type Drawing, drawWith } from '../../views/drawing.ts';
import { type Bridge, connectToHost, type HostContext } from './bridge.ts';

/** @param drawing the renderers of this document, in addition to tables */
export function startApp(name: string, drawing: Partial<Drawing>): void {
  drawWith(drawing);
  const root = document.querySelector('main') as HTMLElement;
  let call: CallState = { phase: 'waiting' };
  let context: HostContext = {};
  const draw = () => {
    const title = context.toolInfo?.tool?.title;
    const props = { call, title: typeof title === 'string' ? title : undefined };
    // The key forces a complete redraw when the theme changes, because charts keep the colors they were drawn with.
    render(h(AnswerView as never, { key: String(context.theme), ...props }), root);
  };
  const become = (next: CallState) => {
    call = next;
    draw();
  };
  const bridge = connectToHost(name, {
    onResult: (result) => become({ phase: 'done', result }),
    onCancelled: () => become({ phase: 'cancelled' }),
    onContext(changed) {
      context = changed;
      follow(changed);
      draw();
    },
  });
  draw();
  tellSize(bridge);
  openByHost(bridge);
}

/** Applies the host's theme and fonts, but not its colors, because a mix of both color schemes may be unreadable. */
function follow({ theme, styles }: HostContext): void {
  const { style } = document.documentElement;
  style.colorScheme = theme === 'light' || theme === 'dark' ? theme : '';
  const letters = styles?.variables?.['--font-sans'];
  if (typeof letters === 'string') style.setProperty('--sans', letters);
}

function tellSize(bridge: Bridge): void {
  let reported = '';
  new ResizeObserver(() => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    const size = `${window.innerWidth} ${height}`;
    if (size === reported) return;
    reported = size;
    bridge.resized(window.innerWidth, height);
  }).observe(document.documentElement);
}

/** Frames must not navigate, so the host opens links if it supports that. */
function openByHost(bridge: Bridge): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (link === null) return;
    event.preventDefault();
    if (bridge.opensLinks) bridge.open(link.href);
  });
}
