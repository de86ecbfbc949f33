// Generated from spec/services/se-parliament/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Swedish parliament. The Swedish parliament (Riksdag): documents, members and every member's votes. Titles and text
 * are in Swedish.
 */
export function seParliamentFunctions(caller: Caller) {
  return {
    /**
     * Searches documents of the Swedish parliament: bills, motions, committee reports, government communications,
     * inquiry reports; best match first, or newest first without a query. Returns 20 documents per page. Without
     * filters, searches all documents. Inquiry reports (sou) use calendar years: set session to a year such as 2013.
     * Use when the user wants Swedish bills, motions, committee reports or inquiries by words, type, committee or
     * session. For the text and decisions of one document use get_document; for votes on a report use list_votes; for
     * the Norwegian parliament use get_cases of no-parliament.
     */
    search_documents: (
      values: components['schemas']['SeParliament.SearchDocumentsArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['SeParliament.SearchDocumentsResult']> =>
      caller.call({ method: 'POST', path: '/rest/se-parliament/search_documents' }, values, options),

    /**
     * One document of the Swedish parliament by id: metadata, authors, proposals, decisions with votes by party,
     * attachments, references and the text as HTML. Returns the text in parts; continue with html_next_offset. If
     * detail is brief, long lists are cut; `shortened` lists them and `totals` gives their full lengths. Use when the
     * user asks what a Swedish bill, motion or report says, who wrote it or what was decided. For documents by words
     * use search_documents; for every member's vote on a point use get_vote_detail.
     */
    get_document: (
      values: components['schemas']['SeParliament.GetDocumentArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['SeParliament.GetDocumentResult']> =>
      caller.call({ method: 'POST', path: '/rest/se-parliament/get_document' }, values, options),

    /**
     * How members of the Swedish parliament voted, one row per member and ballot, by session and report, in source
     * order. Returns party totals of each ballot (ballots) and the rows, by default up to 300 (a ballot has 349).
     * Continue with next_offset, up to 5,000 rows per request. With person_id, returns one member's voting record.
     * Designations are reused in each session; the default is the current session. Liberals appear as FP before
     * 2015/16. Use when the user asks how Swedish politicians voted on a report or in a session, or how one
     * politician votes. For one complete ballot, by party and member use get_vote_detail; for the Norwegian
     * parliament use get_votes of no-parliament.
     */
    list_votes: (
      values: components['schemas']['SeParliament.ListVotesArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['SeParliament.ListVotesResult']> =>
      caller.call({ method: 'POST', path: '/rest/se-parliament/list_votes' }, values, options),

    /**
     * One ballot of the Swedish parliament by id: the report, the result by party, and every member's vote, sorted by
     * party and name. Use when the user asks about the result of one Swedish ballot, which parties voted for it, or
     * who was absent. For the ballots on a report use list_votes; for what the report says use get_document.
     */
    get_vote_detail: (
      values: components['schemas']['SeParliament.GetVoteDetailArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['SeParliament.GetVoteDetailResult']> =>
      caller.call({ method: 'POST', path: '/rest/se-parliament/get_vote_detail' }, values, options),

    /**
     * Current members of the Swedish parliament, or all past and present members, with party, constituency and
     * assignments, sorted by name. Liberals appear as FP in older data. Use when the user asks who is or was a member
     * of the Swedish parliament, and for which party and constituency. For complete career of one member use
     * get_member; for Norwegian members use get_current_representatives of no-parliament.
     */
    search_members: (
      values: components['schemas']['SeParliament.SearchMembersArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['SeParliament.SearchMembersResult']> =>
      caller.call({ method: 'POST', path: '/rest/se-parliament/search_members' }, values, options),

    /**
     * One current or former member of the Swedish parliament: personal information, party, constituency and the
     * history of assignments, newest first. Use when the user asks for the career, committees or contact details of
     * one member of the Swedish parliament. For members by party use search_members.
     */
    get_member: (
      values: components['schemas']['SeParliament.GetMemberArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['SeParliament.GetMemberResult']> =>
      caller.call({ method: 'POST', path: '/rest/se-parliament/get_member' }, values, options),

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
      caller.call({ method: 'POST', path: '/rest/se-parliament/report_feedback', changes: true }, values, options),
  };
}
