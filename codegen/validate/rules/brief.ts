// Rules for brief records: fields must exist, and omitted fields must be optional.

import { nearest } from '../../../runtime/lib/text/nearest.ts';
import type { ServiceData } from '../../language/data.ts';
import { bareName } from '../../language/names.ts';
import type { Scope } from '../scope.ts';

/** SPEC161: unknown record or field. SPEC162: a required field is omitted. */
export function checkBrief(scope: Scope): void {
  const { brief = {}, records = {} } = scope.manifest.data as Partial<ServiceData>;
  for (const [record, names] of Object.entries(brief)) {
    const fields = records[record];
    if (fields === undefined) {
      const near = nearest(record, Object.keys(records));
      const hint = near && `did you mean ${near}?`;
      scope.fault(['brief', record], 'SPEC161', `the manifest has no record ${record}`, hint, 'key');
      continue;
    }
    const known = Object.keys(fields).map(bareName);
    for (const [index, name] of names.entries()) {
      if (known.includes(name)) continue;
      const near = nearest(name, known);
      scope.fault(
        ['brief', record, index],
        'SPEC161',
        `${record} has no field ${name}`,
        near && `did you mean ${near}?`,
      );
    }
    const required = Object.keys(fields).filter((field) => !field.endsWith('?') && !names.includes(field));
    for (const field of required) {
      const message = `${field} is required, so a brief ${record} cannot omit it`;
      scope.fault(['brief', record], 'SPEC162', message, `make it optional: ${field}?`, 'key');
    }
  }
}
