// Session storage for keys and tokens. Values are sent only to this server, in request headers.

import { useEffect, useState } from 'preact/hooks';

interface TabStorage {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

/** Undefined if the browser blocks session storage. */
function storage(): TabStorage | undefined {
  try {
    return (globalThis as { sessionStorage?: TabStorage }).sessionStorage;
  } catch {
    return undefined;
  }
}

/** The stored string; empty on the server. */
export function keptHere(name: string): string {
  return storage()?.getItem(name) ?? '';
}

/** A stored string and its setter; an empty string removes it. */
export function useKept(name: string): [kept: string, change: (text: string) => void] {
  const [kept, keep] = useState('');
  useEffect(() => keep(keptHere(name)), []);
  const change = (value: string) => {
    const text = value.trim();
    if (text === '') storage()?.removeItem(name);
    else storage()?.setItem(name, text);
    keep(text);
  };
  return [kept, change];
}
