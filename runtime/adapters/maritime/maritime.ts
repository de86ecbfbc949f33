import type { MaritimeHandlers } from '../../../generated/services/maritime/operations.ts';
import type {
  GetVesselArguments,
  GetVesselResult,
  SearchVesselArguments,
  SearchVesselResult,
  VesselsInAreaArguments,
  VesselsInAreaResult,
  VesselType,
} from '../../../generated/services/maritime/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import { invalidArgument, Problem } from '../../contract/problem.ts';
import { foldWords } from '../../lib/text/fold.ts';
import type { AisDetails } from '../../reference/ais.ts';
import { joinedNotes } from '../../sdk/notes.ts';
import { pageOf } from '../../sdk/page.ts';
import type { Context } from '../context.ts';
import { areaOf, areaRecord, overlap } from './area.ts';
import { isOfType } from './codes.ts';
import { aisstreamFeed, barentswatchFeed, digitrafficFeed, type Feed } from './feeds.ts';
import { identityOf, isFlag } from './mid.ts';
import { missingKeysNote, queryFeeds, type Skipped } from './query-feeds.ts';
import { vesselTrack } from './track.ts';
import { foundVessel, type Known, mergedVessels, vesselRecord } from './vessel.ts';

export { circleAround, isInside } from './area.ts';
export { foundVessel } from './vessel.ts';

export function create(context: Context<'maritime'>): MaritimeHandlers {
  const feeds: readonly Feed[] = [
    digitrafficFeed(context.source('digitraffic-ais')),
    barentswatchFeed(context.source('barentswatch-ais')),
    aisstreamFeed(context.source('aisstream')),
  ];
  return {
    get_vessel: (args, call) => vessel(feeds, args, call),
    vessels_in_area: (args, call) => inArea(feeds, args, call),
    get_vessel_track: (args, call) => vesselTrack(feeds, args, call),
    search_vessel: (args, call) => search(feeds, args, call),
  };
}

async function vessel(
  feeds: readonly Feed[],
  { mmsi }: GetVesselArguments,
  call: Call,
): Promise<AdapterResult<GetVesselResult>> {
  const request = async (feed: Feed, sourceCall: Parameters<Feed['vessel']>[1]) => {
    const seen = await feed.vessel(mmsi, sourceCall);
    return seen === undefined ? [] : [seen];
  };
  const { results, outcomes, hasFailures } = await queryFeeds(feeds, () => undefined, request, call);
  const [known] = mergedVessels(results);
  if (known === undefined) throw unknown(mmsi, feeds, outcomes, hasFailures);
  call.cites?.(known.sources);
  return { ...vesselRecord(known, call.now()), sources: outcomes };
}

function unknown(
  mmsi: number,
  feeds: readonly Feed[],
  outcomes: readonly { readonly status: string; readonly reason: string | null | undefined }[],
  hasFailures: boolean,
): Problem {
  if (hasFailures) {
    const reason = outcomes.find(({ status }) => status === 'failed')?.reason ?? '';
    return new Problem(
      'upstream_failed',
      `MMSI ${mmsi} is unknown to the sources that responded; another source failed: ${reason}`,
    );
  }
  const queried = feeds.filter(({ missing }) => missing === undefined);
  const sees = queried.map(({ id, coverage }) => `${id}: ${coverage}`).join(' ');
  const lacks = missingKeysNote(feeds);
  const detail = `No source has data on MMSI ${mmsi}. Coverage: ${sees}`;
  return new Problem('not_found', lacks === undefined ? detail : `${detail} ${lacks}`);
}

async function inArea(
  feeds: readonly Feed[],
  args: VesselsInAreaArguments,
  call: Call,
): Promise<AdapterResult<VesselsInAreaResult>> {
  const area = areaOf(args);
  const type = args.vessel_type;
  const bar = (feed: Feed): Skipped | undefined => {
    if (!feed.waters.some((waters) => overlap(waters, area.box))) {
      return { status: 'not_covered', reason: 'The area is outside its coverage.' };
    }
    return type === undefined ? undefined : hiding(feed, type);
  };
  const request = (feed: Feed, sourceCall: Parameters<Feed['vessel']>[1]) =>
    feed.within(area.box, args.max_age_hours, sourceCall);
  const { results, outcomes, hasFailures, lacks } = await queryFeeds(feeds, bar, request, call);
  const found = mergedVessels(results).filter(({ details }) => type === undefined || isOfType(details?.typeCode, type));
  const { rows, ...page } = pageOf(found.sort(newestFirst), args);
  call.cites?.(rows.flatMap(({ sources }) => sources));
  const hidden = outcomes.find(({ status }) => status === 'hidden');
  return {
    area: areaRecord(area),
    ...page,
    vessels: rows.map((known) => foundVessel(known, call.now())),
    sources: outcomes,
    note: joinedNotes(
      hasFailures ? 'A source failed, so its vessels are missing.' : null,
      hidden !== undefined ? `${hidden.source} leaves out ${type} vessels, so some may be missing.` : null,
      found.length === 0
        ? 'No vessels were received. There may still be vessels: see the coverage of the sources.'
        : null,
      lacks,
    ),
  };
}

function hiding({ hides }: Feed, type: VesselType): Skipped | undefined {
  if (!hides.includes(type)) return undefined;
  return { status: 'hidden', reason: `This source leaves out ${type} vessels.` };
}

async function search(
  feeds: readonly Feed[],
  args: SearchVesselArguments,
  call: Call,
): Promise<AdapterResult<SearchVesselResult>> {
  const words = foldWords(args.name_query);
  if (words.length < 2) throw invalidArgument('name_query', 'must contain at least two letters or digits');
  const { flag } = args;
  if (flag !== undefined && !isFlag(flag)) throw noFlag(flag);
  const isMatch = ({ mmsi, name }: AisDetails) =>
    name !== undefined && foldWords(name).includes(words) && (flag === undefined || identityOf(mmsi).flag === flag);
  const { results, outcomes, hasFailures, lacks } = await queryFeeds(
    feeds,
    () => undefined,
    (feed, sourceCall) => feed.all(words, isMatch, sourceCall),
    call,
  );
  const found = mergedVessels(results).sort((a, b) => closeness(a, words) - closeness(b, words) || newestFirst(a, b));
  const { rows, ...page } = pageOf(found, args);
  call.cites?.(rows.flatMap(({ sources }) => sources));
  return {
    ...page,
    flag,
    vessels: rows.map((known) => foundVessel(known, call.now())),
    sources: outcomes,
    note: joinedNotes(
      hasFailures ? 'A source failed, so its vessels are missing.' : null,
      found.length === 0 && !hasFailures
        ? 'No vessel in the sources has a name like this. Try a shorter part of the name.'
        : null,
      lacks,
    ),
  };
}

function noFlag(flag: string): Problem {
  return invalidArgument('flag', `${flag} is not the flag of any vessels`, 'Use a country with ships, such as FI.');
}

/** Returns 0 for a name that equals the words, 1 for a name that starts with them, and 2 otherwise. */
function closeness({ details }: Known, words: string): number {
  const name = foldWords(details?.name ?? '');
  return name === words ? 0 : name.startsWith(words) ? 1 : 2;
}

function newestFirst(a: Known, b: Known): number {
  const [one, other] = [a.position?.time ?? '', b.position?.time ?? ''];
  return one < other ? 1 : one > other ? -1 : a.mmsi - b.mmsi;
}
