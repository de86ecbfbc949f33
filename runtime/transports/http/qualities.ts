// Parses `Accept` and `Accept-Encoding` (RFC 9110, 12.5).

const MAX_MEMBERS = 40;

/** Returns qualities by lowercase name. A quality defaults to 1, and is 0 if it is malformed. */
export function qualities(field: string | undefined): ReadonlyMap<string, number> {
  const members = (field ?? '').split(',').slice(0, MAX_MEMBERS).map(member);
  return new Map(members.filter(([name]) => name !== ''));
}

function member(text: string): readonly [name: string, quality: number] {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const quality = weight === undefined ? 1 : Number(weight);
  return [name, Number.isFinite(quality) ? quality : 0];
}
