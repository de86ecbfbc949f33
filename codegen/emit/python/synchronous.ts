// Derives the synchronous form of `async` code.

const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/\basync def\b/g, 'def'],
  [/\basync with\b/g, 'with'],
  [/\basync for\b/g, 'for'],
  [/\bawait /g, ''],
  [/\bimport asyncio\b/g, 'import time'],
  [/\basyncio\.sleep\b/g, 'time.sleep'],
  [/\bhttpx\.AsyncClient\b/g, 'httpx.Client'],
  [/\baclose\b/g, 'close'],
  [/\b__aenter__\b/g, '__enter__'],
  [/\b__aexit__\b/g, '__exit__'],
  [/\b_caller_async\b/g, '_caller'],
  [/\b_resources_async\b/g, '_resources'],
  [/\basync_(\w)/g, '$1'],
  [/\bAsync(?=[A-Z])/g, ''],
];

export function synchronous(text: string): string {
  return REPLACEMENTS.reduce((found, [pattern, replacement]) => found.replaceAll(pattern, replacement), text);
}
