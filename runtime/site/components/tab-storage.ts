// What a tab keeps until it is closed: keys and tokens, which go nowhere from here but into headers of calls to this server.

import { useEffect, useState } from 'preact/hooks';

interface TabStorage {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

/** Absent where the browser refuses it. */
function storage(): TabStorage | undefined {
  try {
    return (globalThis as { sessionStorage?: TabStorage }).sessionStorage;
  } catch {
    return undefined;
  }
}

/** A text that this tab keeps under a name, and a way to change it; an empty text takes it away. */
export function useKept(name: string): [kept: string, change: (text: string) => void] {
  const [kept, keep] = useState('');
  useEffect(() => keep(storage()?.getItem(name) ?? ''), []);
  const change = (given: string) => {
    const text = given.trim();
    if (text === '') storage()?.removeItem(name);
    else storage()?.setItem(name, text);
    keep(text);
  };
  return [kept, change];
}
