// What the HTML pages of the server have in common.

import { platform } from '../../generated/platform.ts';

/** Pages load nothing but this server's own files. */
export const PAGE_FIELDS = {
  'Content-Security-Policy': "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:",
} as const;

/** The address that stands in a page of a server whose own is not configured. */
export const LOCAL_ADDRESS = 'http://127.0.0.1:8080';

/** Puts the head before a `<body>` element. @param stylesheet the name of a file below `/docs/` */
export function htmlPage(title: string, stylesheet: string, body: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escaped(`${platform.title}: ${title}`)}</title>
    <link rel="stylesheet" href="/docs/${stylesheet}">
    <link rel="icon" type="image/png" href="/docs/favicon-32x32.png">
  </head>
${body}
</html>
`;
}

/** Text as it stands in a page. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
