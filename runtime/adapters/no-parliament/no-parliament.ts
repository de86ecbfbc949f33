// no-parliament: open data of the Norwegian parliament. The source returns only complete lists, so this adapter
// validates sessions and periods, filters and paginates the lists, and adds English labels.

import type { NoParliamentHandlers } from '../../../generated/services/no-parliament/operations.ts';
import type {
  ListPartiesArguments,
  ListPartiesResult,
  ListSessionsResult,
  ListTopicsArguments,
  Party as PartyRecord,
  Topic as TopicRecord,
} from '../../../generated/services/no-parliament/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import type { Context } from '../context.ts';
import { caseRecord, casesOfSession } from './cases.ts';
import { namedRecord, representativePage } from './representatives.ts';
import { type Party, type Sessions, type Stortinget, type Topic, termId } from './stortinget/stortinget.ts';
import { ofSession, requirePeriod, requireSession } from './terms.ts';
import { unknownCase, votesOnCase } from './votes.ts';

export { caseRow } from './cases.ts';

export function create(context: Context<'no-parliament'>): NoParliamentHandlers {
  const source = context.source('stortinget');
  return {
    list_sessions: async (_, call) => sessionList(await source.sessions(call)),
    get_current_representatives: async (args, call) => {
      const { rows, byParty, ...figures } = representativePage(await source.currentRepresentatives(call), args);
      return { ...figures, by_party: byParty, representatives: rows };
    },
    get_representatives: async (args, call) => {
      const period = requirePeriod(args.period_id, call.now());
      const all = await source.representatives(period, call);
      const { rows, byParty, committees: _, ...figures } = representativePage(all, args);
      return { period_id: termId(period), ...figures, by_party: byParty, representatives: rows };
    },
    list_parties: (args, call) => parties(source, args, call),
    list_committees: async ({ session_id }, call) => {
      const session = requireSession(session_id, call.now());
      const committees = await ofSession(source, session, () => source.committees(session, call), call);
      return { session_id: termId(session), count: committees.length, committees: committees.map(namedRecord) };
    },
    get_cases: (args, call) => casesOfSession(source, args, call),
    get_case: async ({ case_id, detail }, call) => {
      const found = await source.case(case_id, call);
      if (found === undefined) throw unknownCase(case_id);
      return caseRecord(found, detail);
    },
    get_votes: (args, call) => votesOnCase(source, args, call),
    list_topics: async ({ detail }, call) => {
      const topics = await source.topics(call);
      return { count: topics.length, topics: topics.map((topic) => topicRecord(topic, detail)) };
    },
  };
}

/** Omits the next session, which the source lists before it begins. */
function sessionList({ current, all }: Sessions): AdapterResult<ListSessionsResult> {
  const begun = all.filter(({ from }) => from <= current.from);
  return {
    count: begun.length,
    current_session: current.id,
    sessions: begun.map(({ id, from, to }) => ({ id, from, to, is_current: id === current.id })),
  };
}

async function parties(
  source: Stortinget,
  args: ListPartiesArguments,
  call: Call,
): Promise<AdapterResult<ListPartiesResult>> {
  if (args.session_id === undefined) {
    const all = await source.allParties(call);
    return { session_id: null, count: all.length, parties: all.map(partyRecord) };
  }
  const session = requireSession(args.session_id, call.now());
  const found = await ofSession(source, session, () => source.parties(session, call), call);
  return { session_id: termId(session), count: found.length, parties: found.map(partyRecord) };
}

function partyRecord({ id, name, isRepresented }: Party): AdapterResult<PartyRecord> {
  return { id, name, represented: isRepresented };
}

function topicRecord(
  { id, name, isMainTopic, subtopics }: Topic,
  detail: ListTopicsArguments['detail'],
): AdapterResult<TopicRecord> {
  return {
    id,
    name,
    is_main_topic: isMainTopic,
    subtopics: subtopics.map((subtopic) => ({
      id: subtopic.id,
      name: subtopic.name,
      ...(detail === 'full' ? { is_main_topic: false } : {}),
    })),
  };
}
