// Where mailed links lead: a page with a button, since programs that look through mails open links, and a page that shows the key.

import type { ServedDocument } from '../contract/endpoint.ts';

/** The page with the button. It says what will happen, and looks nothing up. */
export async function linkPage(): Promise<ServedDocument> {
  return served((await import('./serve.ts')).signUpLinkText());
}

/** The page that shows a key. */
export async function keyPage(key: string): Promise<ServedDocument> {
  return served((await import('./serve.ts')).mailedKeyText(key));
}

async function served(text: Promise<string>): Promise<ServedDocument> {
  const { PAGE_FIELDS } = await import('./serve.ts');
  return { text: await text, fields: { ...PAGE_FIELDS, 'X-Robots-Tag': 'noindex' } };
}
