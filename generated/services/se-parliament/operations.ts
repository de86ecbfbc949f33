// Generated from spec/services/se-parliament/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  decodeGetDocument,
  decodeGetMember,
  decodeGetVoteDetail,
  decodeListVotes,
  decodeSearchDocuments,
  decodeSearchMembers,
  getDocumentResult,
  getMemberResult,
  getVoteDetailResult,
  listVotesResult,
  searchDocumentsResult,
  searchMembersResult,
} from './codec.ts';
import type {
  GetDocumentArguments,
  GetDocumentResult,
  GetMemberArguments,
  GetMemberResult,
  GetVoteDetailArguments,
  GetVoteDetailResult,
  ListVotesArguments,
  ListVotesResult,
  SearchDocumentsArguments,
  SearchDocumentsResult,
  SearchMembersArguments,
  SearchMembersResult,
} from './types.ts';

/** The Swedish parliament (Riksdag): documents, members and every member's votes. Titles and text are in Swedish. */
export interface SeParliamentHandlers {
  /**
   * Searches documents of the Swedish parliament: bills, motions, committee reports, government communications,
   * inquiry reports; best match first, or newest first without a query. Returns 20 documents per page. Without
   * filters, searches all documents. Inquiry reports (sou) use calendar years: set session to a year such as 2013.
   */
  search_documents: Handler<SearchDocumentsArguments, SearchDocumentsResult>;
  /**
   * One document of the Swedish parliament by id: metadata, authors, proposals, decisions with votes by party,
   * attachments, references and the text as HTML. Returns the text in parts; continue with html_next_offset. If
   * detail is brief, long lists are cut; `shortened` lists them and `totals` gives their full lengths.
   */
  get_document: Handler<GetDocumentArguments, GetDocumentResult>;
  /**
   * How members of the Swedish parliament voted, one row per member and ballot, by session and report, in source
   * order. Returns party totals of each ballot (ballots) and the rows, by default up to 300 (a ballot has 349).
   * Continue with next_offset, up to 5,000 rows per request. With person_id, returns one member's voting record.
   * Designations are reused in each session; the default is the current session. Liberals appear as FP before
   * 2015/16.
   */
  list_votes: Handler<ListVotesArguments, ListVotesResult>;
  /**
   * One ballot of the Swedish parliament by id: the report, the result by party, and every member's vote, sorted by
   * party and name.
   */
  get_vote_detail: Handler<GetVoteDetailArguments, GetVoteDetailResult>;
  /**
   * Current members of the Swedish parliament, or all past and present members, with party, constituency and
   * assignments, sorted by name. Liberals appear as FP in older data.
   */
  search_members: Handler<SearchMembersArguments, SearchMembersResult>;
  /**
   * One current or former member of the Swedish parliament: personal information, party, constituency and the history
   * of assignments, newest first.
   */
  get_member: Handler<GetMemberArguments, GetMemberResult>;
}

/** spec/services/se-parliament/service.yaml#tools.search_documents */
export const searchDocuments: Operation = {
  id: 'se-parliament.search_documents',
  service: 'se-parliament',
  adapter: 'se-parliament',
  name: 'search_documents',
  summary: 'Searches documents of the Swedish parliament: bills, motions, committee reports, government communications, inquiry reports; best match first, or newest first without a query.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['riksdagen'],
  decode: decodeSearchDocuments,
  result: searchDocumentsResult,
};

/** spec/services/se-parliament/service.yaml#tools.get_document */
export const getDocument: Operation = {
  id: 'se-parliament.get_document',
  service: 'se-parliament',
  adapter: 'se-parliament',
  name: 'get_document',
  summary: 'One document of the Swedish parliament by id: metadata, authors, proposals, decisions with votes by party, attachments, references and the text as HTML.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['riksdagen'],
  decode: decodeGetDocument,
  result: getDocumentResult,
};

/** spec/services/se-parliament/service.yaml#tools.list_votes */
export const listVotes: Operation = {
  id: 'se-parliament.list_votes',
  service: 'se-parliament',
  adapter: 'se-parliament',
  name: 'list_votes',
  summary: 'How members of the Swedish parliament voted, one row per member and ballot, by session and report, in source order.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['riksdagen'],
  decode: decodeListVotes,
  result: listVotesResult,
};

/** spec/services/se-parliament/service.yaml#tools.get_vote_detail */
export const getVoteDetail: Operation = {
  id: 'se-parliament.get_vote_detail',
  service: 'se-parliament',
  adapter: 'se-parliament',
  name: 'get_vote_detail',
  summary: "One ballot of the Swedish parliament by id: the report, the result by party, and every member's vote, sorted by party and name.",
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['riksdagen'],
  decode: decodeGetVoteDetail,
  result: getVoteDetailResult,
};

/** spec/services/se-parliament/service.yaml#tools.search_members */
export const searchMembers: Operation = {
  id: 'se-parliament.search_members',
  service: 'se-parliament',
  adapter: 'se-parliament',
  name: 'search_members',
  summary: 'Current members of the Swedish parliament, or all past and present members, with party, constituency and assignments, sorted by name.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['riksdagen'],
  decode: decodeSearchMembers,
  result: searchMembersResult,
};

/** spec/services/se-parliament/service.yaml#tools.get_member */
export const getMember: Operation = {
  id: 'se-parliament.get_member',
  service: 'se-parliament',
  adapter: 'se-parliament',
  name: 'get_member',
  summary: 'One current or former member of the Swedish parliament: personal information, party, constituency and the history of assignments, newest first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['riksdagen'],
  decode: decodeGetMember,
  result: getMemberResult,
};
