// The register reports some proceedings as a flag with a date and others only as a date. Forced dissolution has a
// separate date field for each reason.

import type {
  ProceedingKind,
  Proceeding as ProceedingRecord,
} from '../../../../generated/services/no-registry/types.ts';
import type { AdapterResult } from '../../../contract/adapter-result.ts';
import { dayOf, flagOf, type JsonObject } from '../../../lib/loose-json.ts';

type Proceeding = AdapterResult<ProceedingRecord>;

const STATED: readonly (readonly [kind: ProceedingKind, flag: string, date: string])[] = [
  ['bankruptcy', 'konkurs', 'konkursdato'],
  ['foreign_insolvency', 'underUtenlandskInsolvensbehandling', 'underUtenlandskInsolvensbehandlingDato'],
  ['reconstruction', 'underRekonstruksjonsforhandling', 'underRekonstruksjonsforhandlingDato'],
  ['winding_up', 'underAvvikling', 'underAvviklingDato'],
];
const FORCED_FLAG = 'underTvangsavviklingEllerTvangsopplosning';
const FORCED_DATE = /^tvangs(?:avviklet|opplost)Pga([A-Za-z]{1,60})Dato$/;
/** Reasons for forced dissolution, by the middle part of the field name. */
const REASONS: Readonly<Record<string, string>> = {
  ManglendeDagligLeder: 'no managing director is registered',
  MangelfulltStyre: 'the board is incomplete',
  ManglendeRegnskap: 'annual accounts are missing',
  ManglendeRevisor: 'no auditor is registered',
  ManglendeSletting: 'it was dissolved but did not report its deletion',
};

/** Returns proceedings sorted by severity, most serious first. */
export function proceedingsOf(fields: JsonObject): Proceeding[] {
  const stated = STATED.flatMap(([kind, flag, date]) => {
    const [isOpen, since] = [flagOf(fields[flag]), dayOf(fields[date])];
    return (isOpen ?? since !== undefined) ? [{ kind, since, reason: undefined }] : [];
  });
  const [bankruptcy, others] = [stated.filter(isBankruptcy), stated.filter((each) => !isBankruptcy(each))];
  return [...bankruptcy, ...forcedOf(fields), ...others];
}

function isBankruptcy({ kind }: Proceeding): boolean {
  return kind === 'bankruptcy';
}

function forcedOf(fields: JsonObject): Proceeding[] {
  const kind = 'forced_dissolution';
  const dated = Object.keys(fields).flatMap((name): Proceeding[] => {
    const reason = FORCED_DATE.exec(name)?.[1];
    const since = reason === undefined ? undefined : dayOf(fields[name]);
    if (reason === undefined || since === undefined) return [];
    return [{ kind, since, reason: Object.hasOwn(REASONS, reason) ? REASONS[reason] : wordsOf(reason) }];
  });
  if (dated.length === 0) {
    return flagOf(fields[FORCED_FLAG]) === true ? [{ kind, since: undefined, reason: undefined }] : [];
  }
  return dated.sort((a, b) => ((a.since ?? '') < (b.since ?? '') ? -1 : 1));
}

/** Converts the field name of an unknown reason to words: `ManglendeStyreleder` becomes "manglende styreleder". */
function wordsOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
}
