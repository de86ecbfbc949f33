// Names of sports. The list may be incomplete (spec/services/sports/sources/thesportsdb.yaml).

import { foldWords } from '../../lib/text/fold.ts';
import { nearestFew } from '../../lib/text/nearest.ts';

const SPORTS = [
  'Soccer',
  'American Football',
  'Athletics',
  'Australian Football',
  'Badminton',
  'Baseball',
  'Basketball',
  'Climbing',
  'Cricket',
  'Cycling',
  'Darts',
  'Equestrian',
  'ESports',
  'Field Hockey',
  'Fighting',
  'Golf',
  'Gymnastics',
  'Handball',
  'Ice Hockey',
  'Lacrosse',
  'Motorsport',
  'Netball',
  'Rugby',
  'Shooting',
  'Skating',
  'Skiing',
  'Snooker',
  'Table Tennis',
  'Tennis',
  'Volleyball',
  'Watersports',
  'Weightlifting',
  'Wintersports',
];

const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  Soccer: ['football', 'association football', 'futbol', 'fotboll', 'fotball', 'fodbold', 'fussball'],
  'American Football': ['gridiron'],
  Athletics: ['track and field'],
  'Australian Football': ['aussie rules', 'australian rules football'],
  Fighting: ['boxing', 'mma', 'mixed martial arts', 'martial arts', 'wrestling'],
  'Ice Hockey': ['hockey'],
  Motorsport: ['motor sport', 'motor sports', 'motorsports', 'motor racing', 'formula one', 'rally'],
  Rugby: ['rugby union', 'rugby league'],
  'Table Tennis': ['ping pong'],
  Watersports: ['swimming', 'rowing', 'sailing'],
};

const KNOWN: ReadonlyMap<string, string> = new Map([
  ...Object.entries(OTHER_NAMES).flatMap(([sport, names]) => names.map((name) => [name, sport] as const)),
  ...SPORTS.map((sport) => [foldWords(sport), sport] as const),
]);

export interface SportName {
  /** The source's name for the sport, or the caller's name if the source's name is not known. */
  readonly name: string;
  /** Note for the caller that another name was used or that the name is unknown. */
  readonly remark: string | undefined;
}

export function sportName(input: string): SportName {
  const plain = input.replaceAll(/[_-]/g, ' ').trim();
  const folded = foldWords(plain);
  const name = KNOWN.get(folded);
  if (name === undefined) {
    const near = nearestFew(folded, [...KNOWN.keys()], 3).map((each) => KNOWN.get(each) as string);
    const hint =
      near.length > 0 ? `did you mean ${[...new Set(near)].join(' or ')}?` : `known sports: ${SPORTS.join(', ')}.`;
    return { name: plain, remark: `${plain} is not a known sport: ${hint}` };
  }
  return { name, remark: foldWords(name) === folded ? undefined : `The source uses the name ${name} for ${plain}.` };
}
