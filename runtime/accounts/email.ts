// E-mail addresses as keys are found by them.

import { FORMATS } from '../contract/formats.ts';
import { invalidArgument } from '../contract/problem.ts';

/**
 * The mailbox that an address reaches: most providers deliver `name+word@` to `name@`, so that both are one person for the rule of
 * one key.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const plus = email.indexOf('+');
  return plus > 0 && plus < at ? email.slice(0, plus) + email.slice(at) : email;
}

/**
 * The address, trimmed and in lower case.
 * @throws Problem invalid_arguments
 */
export function readEmail(given: unknown): string {
  const email = typeof given === 'string' ? given.trim().toLowerCase() : '';
  if (!FORMATS.email.test(email)) {
    throw invalidArgument('email', `must be ${FORMATS.email.says}`, 'Send {"email": "you@example.org"}.');
  }
  return email;
}
