// E-mail addresses as keys are found by them.

import { FORMATS } from '../contract/formats.ts';
import { invalidArgument } from '../contract/problem.ts';

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
