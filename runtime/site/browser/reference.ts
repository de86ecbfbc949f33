// Reference: search while typing, one language for all code, the visitor's key in the code, and links from earlier
// versions.

import { type SearchEntry, searchReference } from '../reference/search.ts';
import { copyOnClick } from './copy-code.ts';
import { insertKey } from './reference-key.ts';

/** Session storage key of the language selected in this tab. */
const LANGUAGE = 'almanac.language';

copyOnClick();
insertKey();
rememberLanguage();
foldSide();
followOldLink();
const form = document.querySelector<HTMLFormElement>('.reference-search');
if (form !== null) search(form);

/** Links from earlier versions end in `#/<group>/<group>__<operation>`. */
function followOldLink(): void {
  const old = /^#\/[^/]+\/([\w-]+)$/.exec(location.hash)?.[1];
  const anchor = old?.split('__')[1] ?? old;
  if (anchor !== undefined && document.getElementById(anchor) !== null) location.hash = anchor;
}

/** Expands the list of pages only on wide screens. */
function foldSide(): void {
  const fold = document.querySelector<HTMLDetailsElement>('.side-fold');
  const wide = matchMedia('(min-width: 62rem)');
  const follow = () => {
    if (fold !== null) fold.open = wide.matches;
  };
  wide.addEventListener('change', follow);
  follow();
  const current = fold?.querySelector<HTMLElement>('[aria-current]');
  // Scrolls only the list, not the page.
  if (fold != null && current != null) fold.scrollTop = current.offsetTop - fold.clientHeight / 3;
}

function rememberLanguage(): void {
  const choose = (language: string) => {
    for (const input of document.querySelectorAll<HTMLInputElement>('.sample-tab input'))
      if (input.value === language) input.checked = true;
  };
  const kept = stored();
  if (kept !== undefined) choose(kept);
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.closest('.sample-tab') === null) return;
    // Code samples above this one may change their height, so the scroll position is adjusted.
    const before = target.getBoundingClientRect().top;
    choose(target.value);
    scrollBy(0, target.getBoundingClientRect().top - before);
    try {
      sessionStorage.setItem(LANGUAGE, target.value);
    } catch {
      // If the browser blocks storage, the choice applies only to this page.
    }
  });
}

function stored(): string | undefined {
  try {
    return sessionStorage.getItem(LANGUAGE) ?? undefined;
  } catch {
    return undefined;
  }
}

function search(form: HTMLFormElement): void {
  const input = form.querySelector('input') as HTMLInputElement;
  const badge = form.querySelector('kbd') as HTMLElement;
  const isMac = /Mac|iP(?:hone|ad)/.test(navigator.platform);
  badge.textContent = isMac ? '⌘K' : 'Ctrl K';
  const list = document.createElement('ul');
  list.id = 'reference-found';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Operations found');
  list.hidden = true;
  const message = document.createElement('p');
  message.className = 'visually-hidden';
  message.setAttribute('role', 'status');
  form.append(list, message);
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-controls': list.id,
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
  }))
    input.setAttribute(name, value);

  let entries: Promise<readonly SearchEntry[]> | undefined;
  let at = 0;
  const load = () => {
    entries ??= fetch(form.dataset['index'] as string).then((response) => response.json());
    entries.catch(() => {
      entries = undefined;
    });
    return entries;
  };
  const close = () => {
    list.hidden = true;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  };
  const mark = (next: number) => {
    const options = [...list.children];
    if (options.length === 0) return;
    at = (next + options.length) % options.length;
    for (const [index, option] of options.entries()) option.setAttribute('aria-selected', String(index === at));
    const active = options[at] as HTMLElement;
    input.setAttribute('aria-activedescendant', active.id);
    active.scrollIntoView({ block: 'nearest' });
  };
  const show = async () => {
    const query = input.value;
    if (query.trim() === '') return close();
    const found = searchReference(await load(), query);
    if (input.value !== query) return;
    list.replaceChildren(...found.map(optionOf));
    list.hidden = found.length === 0;
    input.setAttribute('aria-expanded', String(found.length > 0));
    message.textContent = found.length === 0 ? 'No operation matches' : `${found.length} operations match`;
    mark(0);
  };
  const open = () => {
    const url = (list.children[at] as HTMLElement | undefined)?.dataset['url'];
    if (list.hidden || url === undefined) return false;
    close();
    location.href = url;
    return true;
  };
  input.addEventListener('focus', () => void load());
  input.addEventListener('input', () => void show());
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      mark(at + (event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Escape') close();
  });
  form.addEventListener('submit', (event) => {
    if (open()) event.preventDefault();
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) close();
  });
  // Keeps the focus in the field, because losing it would close the list.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    at = [...list.children].findIndex((option) => target instanceof Node && option.contains(target));
    open();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}

function optionOf({ title, url, method, path, group }: SearchEntry, index: number): HTMLElement {
  const option = document.createElement('li');
  option.id = `reference-found-${index}`;
  option.setAttribute('role', 'option');
  option.dataset['url'] = url;
  const name = document.createElement('span');
  name.textContent = title;
  const place = document.createElement('span');
  place.className = 'found-place';
  place.textContent = `${group} · ${method} ${path}`;
  option.append(name, place);
  return option;
}
