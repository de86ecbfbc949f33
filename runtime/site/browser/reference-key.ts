// Inserts the key stored for this tab into the code samples of the reference. The key never leaves the browser.

import { keyedCode } from '../components/keyed-code.ts';

const STORED_AS = 'almanac.key';

/** Shows a checkbox if a key in the expected format is stored for this tab. */
export function insertKey(): void {
  const place = document.querySelector<HTMLElement>('[data-key-choice]');
  const key = keyOfTab();
  if (place === null || key === undefined) return;
  const codes = [...document.querySelectorAll<HTMLElement>('.sample code')].map((element) => ({
    element,
    plain: element.textContent ?? '',
  }));
  const label = document.createElement('label');
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = true;
  label.append(box, ` Show the code with this tab's key (${key.slice(0, 9)}…)`);
  place.append(label);
  const fill = () => {
    for (const { element, plain } of codes) element.textContent = box.checked ? keyedCode(plain, key) : plain;
  };
  box.addEventListener('change', fill);
  fill();
}

function keyOfTab(): string | undefined {
  try {
    const key = sessionStorage.getItem(STORED_AS) ?? '';
    // Reject quotes and line breaks, which would change the meaning of the code.
    return /^[\w-]{8,200}$/.test(key) ? key : undefined;
  } catch {
    return undefined;
  }
}
