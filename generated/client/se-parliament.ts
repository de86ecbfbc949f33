// Generated from spec/services/se-parliament/service.yaml by `make generate`: do not edit.

import type { components } from '../openapi.ts';
import type { CallOptions, Caller } from './core.ts';

/**
 * Swedish parliament. The Swedish parliament (Riksdag): documents, members and every member's votes. Texts are in
 * Swedish.
 */
export function seParliamentFunctions(caller: Caller) {
  return {
    /**
     * Search documents of the Swedish parliament: bills, motions, committee reports, government communications,
     * inquiry reports; best match first, newest first where there are no words. Best match first when a text is
     * given, newest first otherwise, 20 a page. Without any filter it goes through everything. Inquiry reports (sou)
     * go by calendar year: give session as 2013 for them. Use when Swedish bills, motions, committee reports or
     * inquiries are wanted by words, kind, committee or session. For the text and decisions of one document use
     * get_document; for votes on a report use list_votes; for the Norwegian parliament use get_cases of
     * no-parliament.
     */
    search_documents: (
      values: components['schemas']['SeParliament.SearchDocumentsArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['SeParliament.SearchDocumentsResult']> =>
      caller.call({ method: 'POST', path: '/rest/se-parliament/search_documents' }, values, options),

    /**
     * One document of the Swedish parliament: metadata, authors, proposals, decisions with party votes, attachments,
     * references and the text as HTML. The text comes in pieces: html_next_offset goes on. In brief long lists are
     * cut, and `shortened` and `totals` say which and how long they are. Use when it is asked what one Swedish bill,
     * motion or report says, who wrote it or what was decided. For documents by words use search_documents; for every
     * member's vote on a point use get_vote_detail.
     */
    get_document: (
      values: components['schemas']['SeParliament.GetDocumentArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['SeParliament.GetDocumentResult']> =>
      caller.call({ method: 'POST', path: '/rest/se-parliament/get_document' }, values, options),

    /**
     * How members of the Swedish parliament voted, one row a member and ballot point, by session and report, in the
     * order of the source. Party totals of each ballot first (ballots), then the rows, by default up to 300 (a point
     * has 349). next_offset continues, up to 5,000 rows of one question. With person_id it is one member's voting
     * record. Designations repeat each session; without a session the running one is taken. Liberals stand as FP
     * before 2015/16. Use when it is asked how Swedish politicians voted on a report or in a session, or how one of
     * them votes. For one ballot whole, by party and member use get_vote_detail; for the Norwegian parliament use
     * get_votes of no-parliament.
     */
    list_votes: (
      values: components['schemas']['SeParliament.ListVotesArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['SeParliament.ListVotesResult']> =>
      caller.call({ method: 'POST', path: '/rest/se-parliament/list_votes' }, values, options),

    /**
     * One ballot of the Swedish parliament: the report, the result by party, and how every member voted, sorted by
     * party and name. Use when somebody asks how one Swedish ballot ended, which parties were for it, or who was
     * absent. For the ballots on a report use list_votes; for what the report says use get_document.
     */
    get_vote_detail: (
      values: components['schemas']['SeParliament.GetVoteDetailArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['SeParliament.GetVoteDetailResult']> =>
      caller.call({ method: 'POST', path: '/rest/se-parliament/get_vote_detail' }, values, options),

    /**
     * Members of the Swedish parliament, today's or all there ever were, with party, constituency and assignments,
     * sorted by name. Sorted by name. Liberals stand as FP in older data. Use when somebody asks who sits in the
     * Swedish parliament, or sat there, for which party and constituency. For one member with the whole career use
     * get_member; for Norwegian members use get_current_representatives of no-parliament.
     */
    search_members: (
      values: components['schemas']['SeParliament.SearchMembersArguments'] = {},
      options?: CallOptions,
    ): Promise<components['schemas']['SeParliament.SearchMembersResult']> =>
      caller.call({ method: 'POST', path: '/rest/se-parliament/search_members' }, values, options),

    /**
     * One member of the Swedish parliament, also a former one: personal information, party, constituency and the
     * history of assignments, newest first. Use when the career, committees or contact of one Swedish member is asked
     * for. For members by party use search_members.
     */
    get_member: (
      values: components['schemas']['SeParliament.GetMemberArguments'],
      options?: CallOptions,
    ): Promise<components['schemas']['SeParliament.GetMemberResult']> =>
      caller.call({ method: 'POST', path: '/rest/se-parliament/get_member' }, values, options),

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
      caller.call({ method: 'POST', path: '/rest/se-parliament/report_feedback', changes: true }, values, options),
  };
}
