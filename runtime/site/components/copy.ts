// Code block with a copy button.

import { html } from 'htm/preact';
import { useState } from 'preact/hooks';

interface Clipboard {
  readonly clipboard: { writeText(text: string): Promise<void> };
}

/** Milliseconds for which the button shows "Copied". */
const MESSAGE_MS = 2_000;

export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }): unknown {
  const [message, say] = useState<string | undefined>(undefined);
  const copy = async () => {
    const done = await (globalThis.navigator as unknown as Clipboard).clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    say(done ? 'Copied' : 'Copying failed. Select the text and copy it manually.');
    setTimeout(() => say(undefined), MESSAGE_MS);
  };
  return html`<button type="button" class="copy scripted" onClick=${copy}><span aria-live="polite">${message ?? label}</span></button>`;
}

/** @param label name of the code block for screen readers */
export function CodeBlock({
  code,
  label,
  language = 'text',
}: {
  code: string;
  label: string;
  language?: string;
}): unknown {
  return html`<div class="code">
    <${CopyButton} text=${code} />
    <pre tabindex="0" role="region" aria-label=${label} data-language=${language}><code>${code}</code></pre>
  </div>`;
}
