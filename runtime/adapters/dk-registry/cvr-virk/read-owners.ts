import { isObject, type JsonObject, listOf, numberOf, objectOf, textOf, wholeOf } from '../../../lib/loose-json.ts';
import type { IndexedOwner } from './company.ts';
import { isCurrent } from './read-values.ts';

/** Returns undefined for a document without relations. */
export function ownersOf(value: unknown): IndexedOwner[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.filter(isObject).flatMap((relation) => {
    const shares = listOf(relation['organisationer']).filter(isObject).filter(isOwnersRegister).map(shareOf);
    const current = shares.find((share) => share !== undefined);
    return (current === undefined ? undefined : ownerOf(objectOf(relation['deltager']), current)) ?? [];
  });
}

function isOwnersRegister(organisation: JsonObject): boolean {
  const names = listOf(organisation['organisationsNavn']).map((name) => textOf(objectOf(name)['navn']));
  return organisation['hovedtype'] === 'REGISTER' && names.includes('EJERREGISTER');
}

/** Returns the ownership share as a fraction in a string, or undefined if the ownership has ended. */
function shareOf(organisation: JsonObject): string | undefined {
  const values = listOf(organisation['medlemsData'])
    .flatMap((member) => listOf(objectOf(member)['attributter']))
    .filter(isObject)
    .filter(({ type }) => type === 'EJERANDEL_PROCENT')
    .flatMap((attribute) => listOf(attribute['vaerdier']))
    .filter(isObject);
  const last = values.at(-1);
  return last !== undefined && isCurrent(last) ? textOf(last['vaerdi']) : undefined;
}

function ownerOf(participant: JsonObject, share: string): IndexedOwner | undefined {
  const name = textOf(objectOf(listOf(participant['navne']).at(-1))['navn']);
  if (name === undefined) return undefined;
  const fraction = numberOf(share);
  const isShare = fraction !== undefined && fraction >= 0 && fraction <= 1;
  const number = participant['enhedstype'] === 'VIRKSOMHED' ? wholeOf(participant['forretningsnoegle']) : undefined;
  const isNumber = number !== undefined && number >= 10_000_000 && number <= 99_999_999;
  return {
    name,
    number: isNumber ? number : undefined,
    sharePercent: isShare ? Math.round(fraction * 10_000) / 100 : undefined,
  };
}
