// `/status`: state of the server, sources and watches. With ALMANAC_METRICS=operator, only operators see the figures.

import { html } from 'htm/preact';
import { headlineOf } from '../components/headline.ts';
import { Island } from '../components/island.ts';
import { durationText, StatusBoard, StatusPanel, type StatusPanelProps } from '../components/status-board.ts';
import type { Page } from '../document.ts';
import type { PageRequest } from '../page-request.ts';

export async function statusPage({ options }: PageRequest): Promise<Page> {
  const isOpen = options.config.metrics === 'public';
  const { status, sources, watches, keys_waiting, release, version, uptime_seconds } = await options.report(isOpen);
  const board = { sources, watches, keys_waiting };
  const until = Date.now();
  const hasEntrance = !isOpen && options.operators.isOpen;
  const props: StatusPanelProps = { words: board, until };
  return {
    title: 'Status',
    description: 'Current status of the server and each of its sources.',
    path: '/status',
    section: 'status',
    ...(hasEntrance ? { script: 'status' } : {}),
    body: html`<header class="head">
        <h1>${headlineOf({ status, sources })}</h1>
        <p class="lead">Release ${release} (revision ${version}), up for ${durationText(uptime_seconds)}. Based on this server’s own requests. Also available as <a href="/status.json">JSON</a>.</p>
      </header>
      ${
        hasEntrance
          ? html`<${Island} name="status" component=${StatusPanel} props=${props} />`
          : html`<${StatusBoard} board=${board} until=${until} isDetailed=${isOpen} />`
      }`,
  };
}
