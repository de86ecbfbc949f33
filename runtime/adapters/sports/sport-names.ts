// What people call a sport, as the source calls it. The list may lack some (spec/services/sports/sources/thesportsdb.yaml).

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

/** Other names, without those of leagues. */
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

/** A sport by the source's name. */
export interface SportName {
  /** As the source calls it; as it was given where it is not known here. */
  readonly name: string;
  /** What to tell: that it was taken for another name, or is not known. */
  readonly remark: string | undefined;
}

/** The sport that a name means. */
export function sportName(given: string): SportName {
  const plain = given.replaceAll(/[_-]/g, ' ').trim();
  const folded = foldWords(plain);
  const name = KNOWN.get(folded);
  if (name === undefined) {
    const near = nearestFew(folded, [...KNOWN.keys()], 3).map((each) => KNOWN.get(each) as string);
    const hint =
      near.length > 0 ? `did you mean ${[...new Set(near)].join(' or ')}?` : `sports are ${SPORTS.join(', ')}.`;
    return { name: plain, remark: `No sport called ${plain} is known here: ${hint}` };
  }
  return { name, remark: foldWords(name) === folded ? undefined : `The source calls ${plain} ${name}.` };
}
