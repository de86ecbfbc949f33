// An account belongs to one exact address; the mailbox behind the address is used only to limit free keys per person.

import { invalidArgument } from '../contract/problem.ts';
import { FORMATS } from '../lib/formats.ts';

/**
 * Returns the mailbox by most providers' rules: without `+tag`, in lower case. Never look up an account by its mailbox,
 * because at some providers `name+tag@` and `name@` belong to different people.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const plus = email.indexOf('+');
  return (plus > 0 && plus < at ? email.slice(0, plus) + email.slice(at) : email).toLowerCase();
}

/**
 * Lowercases only the domain, because the local part's case can be significant (RFC 5321, 2.4).
 * @throws Problem invalid_arguments
 */
export function readEmail(input: unknown): string {
  const typed = typeof input === 'string' ? input.trim() : '';
  const at = typed.lastIndexOf('@');
  const email = typed.slice(0, at + 1) + typed.slice(at + 1).toLowerCase();
  if (!FORMATS.email.test(email)) {
    throw invalidArgument('email', `must be ${FORMATS.email.says}`, 'Send {"email": "you@example.org"}.');
  }
  return email;
}
