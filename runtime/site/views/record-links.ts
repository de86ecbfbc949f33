// Links from values to the tools that accept them: clicking the value opens the first tool, and a menu lists the
// others.

import { html } from 'htm/preact';
import { useId } from 'preact/hooks';
import type { WatchedEvent } from '../../contract/page.ts';
import { watchPath } from '../../views/record-links.ts';
import type { Lead } from '../../views/shown.ts';

export interface LinkedValueProps {
  readonly leads: readonly Lead[];
  readonly text: string;
  readonly shown: unknown;
}

export function LinkedValue({ leads, text, shown }: LinkedValueProps): unknown {
  const [first, ...others] = leads;
  if (first === undefined) return shown;
  return html`<span class="linked">
    <a href=${first.href} rel="nofollow" title=${first.title}>${shown}</a>${others.length > 0 && html`<${LeadMenu} leads=${leads} text=${text} />`}
  </span>`;
}

/** Lists the tools in a popover, because a table would clip a menu that extends beyond it. */
export function LeadMenu({ leads, text }: Pick<LinkedValueProps, 'leads' | 'text'>): unknown {
  const id = `leads${useId()}`;
  return html`<button type="button" class="linked-more" popovertarget=${id} aria-label=${`Tools for ${text}`}>⋯</button>
    <div id=${id} popover class="linked-menu">
      <p class="hint">Open <bdi>${text}</bdi> in</p>
      <ul>
        ${leads.map(({ href, title }) => html`<li><a href=${href} rel="nofollow">${title}</a></li>`)}
      </ul>
    </div>`;
}

export interface NextStepsProps {
  readonly leads: readonly Lead[];
  readonly watched: readonly WatchedEvent[];
  readonly answer: unknown;
}

/** Number of links shown; further ones are collapsed. */
const FIRST_LEADS = 4;

/** Next steps after a result: tools that accept its values, and events about its records. */
export function NextSteps({ leads, watched, answer }: NextStepsProps): unknown {
  if (leads.length + watched.length === 0) return null;
  const link = ({ href, title }: Lead) => html`<li><a href=${href} rel="nofollow"><bdi>${title}</bdi></a></li>`;
  const rest = leads.slice(FIRST_LEADS);
  return html`<nav class="next-steps" aria-label="Continue with this result">
    ${
      leads.length > 0 &&
      html`<div>
      <p class="hint">Continue with</p>
      <ul>${leads.slice(0, FIRST_LEADS).map(link)}</ul>
      ${rest.length > 0 && html`<details class="more"><summary>${rest.length} more</summary><ul>${rest.map(link)}</ul></details>`}
    </div>`
    }
    ${
      watched.length > 0 &&
      html`<div>
      <p class="hint">Watch this</p>
      <ul>
        ${watched.map((event) => html`<li><a href=${watchPath(event, answer)} rel="nofollow" title=${event.summary}>${capital(event.title)}</a></li>`)}
      </ul>
    </div>`
    }
  </nav>`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
