// Generated from spec/services/no-parliament/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Norwegian parliament. The Norwegian parliament (Stortinget): sessions, representatives, parties, committees, cases,
 * ballots and topics. Names and titles are in Norwegian.
 */
export function noParliamentFunctions(caller: Caller) {
  return {
    /**
     * All sessions of the Norwegian parliament from 1986-1987 to the running one, newest first, with their dates. A
     * session is one year from 1 October. Sessions that have not begun are left out. Use when the running session,
     * its dates or a session id is wanted. For what a session treats use get_cases; for the Swedish parliament use
     * search_documents of se-parliament.
     */
    list_sessions: (
      values: components['schemas']['NoParliament.ListSessionsArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['NoParliament.ListSessionsResult']> =>
      caller.call({ method: 'POST', path: '/rest/no-parliament/list_sessions' }, values, options),

    /**
     * Who sits in the Norwegian parliament now: party, county, committees, gender, date of birth; in the order of the
     * source. The 169 seats, counted by party in by_party, 50 of them in the list unless limit says otherwise;
     * next_offset goes on. A deputy stands in the list in place of the member who is absent. Use when somebody asks
     * who sits in the Norwegian parliament today, for a party, a county or a committee. For members of an earlier
     * period use get_representatives; for Swedish members use search_members of se-parliament.
     */
    get_current_representatives: (
      values: components['schemas']['NoParliament.GetCurrentRepresentativesArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['NoParliament.GetCurrentRepresentativesResult']> =>
      caller.call({ method: 'POST', path: '/rest/no-parliament/get_current_representatives' }, values, options),

    /**
     * Who was elected to the Norwegian parliament for a four-year period, in the order of the source. Periods from
     * 1945-1949 on. The seats are counted by party in by_party; 50 members unless limit says otherwise, next_offset
     * goes on. The source gives no committees and no e-mail addresses here. Use when the members elected for one
     * four-year period since 1945 are wanted. For who sits there now use get_current_representatives.
     */
    get_representatives: (
      values: components['schemas']['NoParliament.GetRepresentativesArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['NoParliament.GetRepresentativesResult']> =>
      caller.call({ method: 'POST', path: '/rest/no-parliament/get_representatives' }, values, options),

    /**
     * Political parties of the Norwegian parliament, all of them or those of one session, in the order of the source.
     * Use when the parties of the Norwegian parliament, or their codes, are asked for. For the members of a party use
     * get_current_representatives.
     */
    list_parties: (
      values: components['schemas']['NoParliament.ListPartiesArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['NoParliament.ListPartiesResult']> =>
      caller.call({ method: 'POST', path: '/rest/no-parliament/list_parties' }, values, options),

    /**
     * Committees of the Norwegian parliament in one session, in the order of the source. The set of committees
     * changes from session to session. Use when it is asked which committees the Storting has or had in a session, or
     * what the id of one is. For who sits on a committee use get_current_representatives; for what a committee treats
     * use get_cases.
     */
    list_committees: (
      values: components['schemas']['NoParliament.ListCommitteesArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['NoParliament.ListCommitteesResult']> =>
      caller.call({ method: 'POST', path: '/rest/no-parliament/list_committees' }, values, options),

    /**
     * Cases of a session of the Norwegian parliament with committee, topics and status; by committee, topic, words,
     * status or kind; in the order of the source, or newest first. A whole session has 600 to 700 cases. Returns as
     * many as 10,000 tokens hold, some 150 to 300; next_offset continues. The status behandlet says only that the
     * committee has finished; whether the parliament has, is `finished` in get_case. Use when bills, propositions,
     * motions or reports before the Norwegian parliament in a session are wanted. For one case in full use get_case;
     * for how a case was voted on use get_votes; for the Swedish parliament use search_documents of se-parliament.
     */
    get_cases: (
      values: components['schemas']['NoParliament.GetCasesArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['NoParliament.GetCasesResult']> =>
      caller.call({ method: 'POST', path: '/rest/no-parliament/get_cases' }, values, options),

    /**
     * One case of the Norwegian parliament: who proposed it, rapporteurs, committee, topics, procedure, publications
     * and the decision. Use when the content, proposers, progress or decision of one Norwegian case is asked for. For
     * its ballots use get_votes; for other cases of the session use get_cases.
     */
    get_case: (
      values: components['schemas']['NoParliament.GetCaseArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['NoParliament.GetCaseResult']> =>
      caller.call({ method: 'POST', path: '/rest/no-parliament/get_case' }, values, options),

    /**
     * The ballots on a case of the Norwegian parliament: for, against, absent, whether it passed, and what was voted
     * on; also how each party and member voted; in the order of time. In the order of time. Unanimous ballots have no
     * counts: for, against and absent are null then, and `note` says how many. The source has ballots from session
     * 2011-2012 on. Roll calls (by, party, member) exist for ballots with recorded_individually; elsewhere by_party
     * and members are null, and `note` says so. An answer has at most 20 ballots with roll calls, 2 when every member
     * is listed; next_offset goes on. Use when somebody asks how the Storting, a party or a politician voted on a
     * case, or whether it was adopted. For what the case is about use get_case; for votes in the Swedish parliament
     * use list_votes of se-parliament.
     */
    get_votes: (
      values: components['schemas']['NoParliament.GetVotesArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['NoParliament.GetVotesResult']> =>
      caller.call({ method: 'POST', path: '/rest/no-parliament/get_votes' }, values, options),

    /**
     * Topics by which the Norwegian parliament sorts its cases, in two levels, in the order of the source. Use when
     * the subjects by which the Norwegian parliament sorts its cases are asked for. For the cases of a session with
     * their topics use get_cases.
     */
    list_topics: (
      values: components['schemas']['NoParliament.ListTopicsArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['NoParliament.ListTopicsResult']> =>
      caller.call({ method: 'POST', path: '/rest/no-parliament/list_topics' }, values, options),

    /**
     * Report a bug, a missing feature or any other remark about this service to the people who run it. It is kept for
     * the operators with the service and the caller's key; data and settings stay as they are. Nobody answers, and
     * sent twice it stands there twice. For data use the other tools of the service. Use when an answer looks wrong,
     * something is missing, or a tool could be better.
     */
    report_feedback: (
      values: components['schemas']['Shared.ReportFeedbackArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['Shared.ReportFeedbackResult']> =>
      caller.call({ method: 'POST', path: '/rest/no-parliament/report_feedback', changes: true }, values, options),
  };
}
