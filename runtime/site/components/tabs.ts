// Tabs following the ARIA Authoring Practices. Without JavaScript all panels are shown.

import { html } from 'htm/preact';
import { useRef, useState } from 'preact/hooks';

export interface Tab {
  readonly name: string;
  readonly title: string;
  readonly panel: unknown;
}

interface KeyEvent {
  readonly key: string;
  preventDefault(): void;
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function Tabs({ id, label, tabs }: { id: string; label: string; tabs: readonly Tab[] }): unknown {
  const [chosen, choose] = useState(tabs[0]?.name);
  const list = useRef<{ querySelectorAll(selector: string): ArrayLike<{ focus(): void }> }>(null);
  const at = Math.max(
    0,
    tabs.findIndex(({ name }) => name === chosen),
  );
  const onKeyDown = (event: KeyEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = step(at, tabs.length);
    choose(tabs[next]?.name);
    list.current?.querySelectorAll('[role=tab]')[next]?.focus();
  };
  return html`<div class="tabs">
    <div role="tablist" aria-label=${label} ref=${list} onKeyDown=${onKeyDown}>
      ${tabs.map(
        ({ name, title }, index) => html`<button
          type="button"
          role="tab"
          id=${`${id}-tab-${name}`}
          aria-controls=${`${id}-panel-${name}`}
          aria-selected=${String(index === at)}
          tabindex=${index === at ? 0 : -1}
          onClick=${() => choose(name)}
        >
          ${title}
        </button>`,
      )}
    </div>
    ${tabs.map(
      (
        { name, title, panel },
        index,
      ) => html`<div role="tabpanel" id=${`${id}-panel-${name}`} aria-labelledby=${`${id}-tab-${name}`} class=${index === at ? 'panel' : 'panel other'} key=${name}>
        <p class="panel-title unscripted">${title}</p>
        ${panel}
      </div>`,
    )}
  </div>`;
}
