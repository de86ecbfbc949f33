// Generated from spec/services/no-parliament/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Norwegian parliament. The Norwegian parliament (Stortinget): sessions, representatives, parties, committees, cases,
 * votes and topics. Names and titles are in Norwegian.
 */
export function noParliamentFunctions(caller: Caller) {
  return {
    /**
     * All sessions of the Norwegian parliament from 1986-1987 to the current one, newest first, with their dates. A
     * session lasts one year from 1 October. Future sessions are omitted. Use when the user wants the current
     * session, its dates or a session id. For the cases of a session use get_cases; for the Swedish parliament use
     * search_documents of se-parliament.
     */
    list_sessions: (
      values: components['schemas']['NoParliament.ListSessionsArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['NoParliament.ListSessionsResult']> =>
      caller.call({ method: 'POST', path: '/rest/no-parliament/list_sessions' }, values, options),

    /**
     * Current members of the Norwegian parliament with party, county, committees, gender and date of birth, in source
     * order. Covers all 169 seats; by_party counts them by party. Lists 50 members by default; continue with
     * next_offset. A deputy is listed instead of an absent member. Use when the user asks for the current members of
     * the Norwegian parliament, or those of a party, county or committee. For members of an earlier period use
     * get_representatives; for Swedish members use search_members of se-parliament.
     */
    get_current_representatives: (
      values: components['schemas']['NoParliament.GetCurrentRepresentativesArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['NoParliament.GetCurrentRepresentativesResult']> =>
      caller.call({ method: 'POST', path: '/rest/no-parliament/get_current_representatives' }, values, options),

    /**
     * Members elected to the Norwegian parliament for a given four-year period, in source order. Covers periods since
     * 1945-1949. by_party counts the seats by party. Lists 50 members by default; continue with next_offset.
     * Committees and email addresses are not available for past periods. Use when the user wants the members elected
     * for one four-year period since 1945. For current members use get_current_representatives.
     */
    get_representatives: (
      values: components['schemas']['NoParliament.GetRepresentativesArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['NoParliament.GetRepresentativesResult']> =>
      caller.call({ method: 'POST', path: '/rest/no-parliament/get_representatives' }, values, options),

    /**
     * Political parties of the Norwegian parliament, either all parties or those of one session, in source order. Use
     * when the user asks for the parties of the Norwegian parliament, or their codes. For the members of a party use
     * get_current_representatives.
     */
    list_parties: (
      values: components['schemas']['NoParliament.ListPartiesArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['NoParliament.ListPartiesResult']> =>
      caller.call({ method: 'POST', path: '/rest/no-parliament/list_parties' }, values, options),

    /**
     * Committees of the Norwegian parliament in one session, in source order. Committees change from session to
     * session. Use when the user asks which committees the Storting has, or had in a session, or asks for a
     * committee's id. For current members of a committee use get_current_representatives; for the cases of a
     * committee use get_cases.
     */
    list_committees: (
      values: components['schemas']['NoParliament.ListCommitteesArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['NoParliament.ListCommitteesResult']> =>
      caller.call({ method: 'POST', path: '/rest/no-parliament/list_committees' }, values, options),

    /**
     * Cases of the Norwegian parliament in a session with committee, topics and status, filtered by committee, topic,
     * words, status or type; in source order or newest first. A session has 600 to 700 cases. Returns as many as fit
     * in 10,000 tokens, about 150 to 300; continue with next_offset. The status behandlet means only that the
     * committee has finished with the case; for the parliament, see `finished` in get_case. Use when the user wants
     * bills, propositions, motions or reports before the Norwegian parliament in a session. For one case in full use
     * get_case; for how a case was voted on use get_votes; for the Swedish parliament use search_documents of
     * se-parliament.
     */
    get_cases: (
      values: components['schemas']['NoParliament.GetCasesArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['NoParliament.GetCasesResult']> =>
      caller.call({ method: 'POST', path: '/rest/no-parliament/get_cases' }, values, options),

    /**
     * One case of the Norwegian parliament by its number: proposers, rapporteurs, committee, topics, procedure,
     * publications and the decision. Use when the user asks for the content, proposers, progress or decision of one
     * Norwegian case. For its ballots use get_votes; for other cases in the session use get_cases.
     */
    get_case: (
      values: components['schemas']['NoParliament.GetCaseArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['NoParliament.GetCaseResult']> =>
      caller.call({ method: 'POST', path: '/rest/no-parliament/get_case' }, values, options),

    /**
     * Ballots on one case of the Norwegian parliament: votes for and against, absent members, whether the proposal
     * passed, and the subject of the vote; optionally by party or member; oldest first. Unanimous ballots have no
     * counts: for, against and absent are null, and `note` gives the number of such ballots. Covers sessions since
     * 2011-2012. Roll calls (by, party, member) exist only for ballots with recorded_individually; for other ballots,
     * by_party and members are null and `note` reports it. A result has at most 20 ballots with roll calls, or 2 when
     * every member is listed; continue with next_offset. Use when the user asks how the Storting, a party or a
     * politician voted on a case, or whether it was adopted. For content of the case use get_case; for votes in the
     * Swedish parliament use list_votes of se-parliament.
     */
    get_votes: (
      values: components['schemas']['NoParliament.GetVotesArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['NoParliament.GetVotesResult']> =>
      caller.call({ method: 'POST', path: '/rest/no-parliament/get_votes' }, values, options),

    /**
     * Topics used by the Norwegian parliament to classify its cases, in two levels, in source order. Use when the
     * user asks for the subjects that the Norwegian parliament uses to classify its cases. For the cases of a session
     * with their topics use get_cases.
     */
    list_topics: (
      values: components['schemas']['NoParliament.ListTopicsArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['NoParliament.ListTopicsResult']> =>
      caller.call({ method: 'POST', path: '/rest/no-parliament/list_topics' }, values, options),

    /**
     * Report a bug, a missing feature or any other remark about this service to its operators. The feedback is stored
     * for the operators together with the service and the caller's key; no data or settings change. There is no
     * reply, and feedback sent twice is stored twice. To get data, use the service's other tools. Use when a result
     * looks wrong, something is missing, or a tool could be better.
     */
    report_feedback: (
      values: components['schemas']['Shared.ReportFeedbackArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Shared.ReportFeedbackResult']> =>
      caller.call({ method: 'POST', path: '/rest/no-parliament/report_feedback', changes: true }, values, options),
  };
}
