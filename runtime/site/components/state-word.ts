// State of a source as a colored label.

import { html } from 'htm/preact';
import type { SourceState } from '../../../generated/endpoints/types.ts';

export type StateName = SourceState['state'];

const STATE_WORDS: Readonly<Record<StateName, string>> = {
  failing: 'failing',
  slow: 'slow',
  preparing: 'preparing',
  ok: 'operational',
  recorded: 'replayed from recordings',
  unknown: 'not queried yet',
  not_configured: 'not configured',
};

/** Ordered by urgency, most urgent first. */
export const STATES = Object.keys(STATE_WORDS) as readonly StateName[];

export function StateWord({ name }: { name: StateName }): unknown {
  return html`<span class=${`state state-${name}`}>${STATE_WORDS[name]}</span>`;
}
