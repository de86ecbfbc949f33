// Derives the alert level for sources that report only a severity.

import type { AlertLevel, Severity } from '../../../generated/services/crisis-intelligence/types.ts';

const LEVELS: Readonly<Record<Severity, AlertLevel>> = {
  minor: 'Green',
  moderate: 'Green',
  severe: 'Orange',
  extreme: 'Red',
};

export function levelOf(severity: Severity | undefined): AlertLevel | undefined {
  return severity && LEVELS[severity];
}
