// Views for a single record, a single value and a long text.

import { html } from 'htm/preact';
import type { Fact, ShownFacts, ShownText, ShownValue } from '../../views/shown.ts';
import { Cell } from './cell.ts';
import { formatted, unitText } from './format.ts';
import { SanitisedHtml } from './sanitised.ts';

export function FactList({ facts }: { facts: readonly Fact[] }): unknown {
  return html`<dl class="facts">
    ${facts.map(({ title, value, type, unit, leads }) => html`<div><dt>${title}</dt><dd><${Cell} value=${value} type=${type} unit=${unit} leads=${leads} /></dd></div>`)}
  </dl>`;
}

export function FactsView({ shown }: { shown: ShownFacts }): unknown {
  const { headline, facts, more } = shown;
  return html`${headline && html`<p class="record-name"><bdi>${headline}</bdi></p>`}
    ${facts.length > 0 && html`<${FactList} facts=${facts} />`}
    ${
      more.length > 0 &&
      html`<details class="more">
      <summary>More</summary>
      <${FactList} facts=${more} />
    </details>`
    }`;
}

export function ValueView({ shown }: { shown: ShownValue }): unknown {
  const { fact, beside } = shown;
  return html`<p class="value">
      <span class="value-figure"><bdi>${formatted(fact.value, fact.type, true)}</bdi>${fact.unit && html` <span class="value-unit">${unitText(fact.unit)}</span>`}</span>
      <span class="value-name">${fact.title}</span>
    </p>
    ${beside.length > 0 && html`<${FactList} facts=${beside} />`}`;
}

export function TextView({ shown }: { shown: ShownText }): unknown {
  const { headline, text, format } = shown;
  return html`${headline && html`<p class="record-name"><bdi>${headline}</bdi></p>`}
    <div class="long-text" role="region" aria-label=${shown.title} tabindex="0">
      ${format === 'html' ? html`<${SanitisedHtml} text=${text} />` : html`<p class="plain-text"><bdi>${text}</bdi></p>`}
    </div>`;
}
