// Pages for emailed sign-up links: a confirmation page with a button, because mail scanners open links, and a page that shows the key.

import type { ServedDocument } from '../contract/endpoint.ts';

export async function linkPage(): Promise<ServedDocument> {
  return served((await import('./serve.ts')).signUpLinkText());
}

export async function keyPage(key: string): Promise<ServedDocument> {
  return served((await import('./serve.ts')).mailedKeyText(key));
}

async function served(text: Promise<string>): Promise<ServedDocument> {
  const { PAGE_FIELDS } = await import('./serve.ts');
  return { text: await text, fields: { ...PAGE_FIELDS, 'X-Robots-Tag': 'noindex' } };
}
