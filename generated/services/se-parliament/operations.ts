// Generated from spec/services/se-parliament.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  decodeGetDocument,
  decodeGetMember,
  decodeGetVoteDetail,
  decodeListVotes,
  decodeSearchDocuments,
  decodeSearchMembers,
  watchGetDocumentResult,
  watchGetMemberResult,
  watchGetVoteDetailResult,
  watchListVotesResult,
  watchSearchDocumentsResult,
  watchSearchMembersResult,
} from './validators.ts';

/** spec/services/se-parliament.yaml#tools.search_documents */
export const searchDocuments: Operation = {
  id: 'se-parliament.search_documents',
  service: 'se-parliament',
  adapter: 'se-parliament',
  name: 'search_documents',
  summary: 'Search documents of the Swedish parliament: bills, motions, committee reports, government communications, inquiry reports. Best match first when a text is given, newest first otherwise, 20 a page. Without any filter it goes through everything. Inquiry reports (sou) go by calendar year: give session as 2013 for them.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['riksdagen'],
  decode: decodeSearchDocuments,
  watch: watchSearchDocumentsResult,
};

/** spec/services/se-parliament.yaml#tools.get_document */
export const getDocument: Operation = {
  id: 'se-parliament.get_document',
  service: 'se-parliament',
  adapter: 'se-parliament',
  name: 'get_document',
  summary: 'One document of the Swedish parliament: metadata, authors, proposals, decisions with party votes, attachments, references and the text as HTML.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['riksdagen'],
  decode: decodeGetDocument,
  watch: watchGetDocumentResult,
};

/** spec/services/se-parliament.yaml#tools.list_votes */
export const listVotes: Operation = {
  id: 'se-parliament.list_votes',
  service: 'se-parliament',
  adapter: 'se-parliament',
  name: 'list_votes',
  summary: 'How members of the Swedish parliament voted, one row a member and ballot point, by session and report. At most 500 rows (a point has 349). For all votes on one point call get_vote_detail. Designations repeat each session; without a session the running one is taken.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['riksdagen'],
  decode: decodeListVotes,
  watch: watchListVotesResult,
};

/** spec/services/se-parliament.yaml#tools.get_vote_detail */
export const getVoteDetail: Operation = {
  id: 'se-parliament.get_vote_detail',
  service: 'se-parliament',
  adapter: 'se-parliament',
  name: 'get_vote_detail',
  summary: 'One ballot of the Swedish parliament: the report, the result by party, and how every member voted.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['riksdagen'],
  decode: decodeGetVoteDetail,
  watch: watchGetVoteDetailResult,
};

/** spec/services/se-parliament.yaml#tools.search_members */
export const searchMembers: Operation = {
  id: 'se-parliament.search_members',
  service: 'se-parliament',
  adapter: 'se-parliament',
  name: 'search_members',
  summary: "Members of the Swedish parliament, today's or all there ever were, with party, constituency and assignments. Sorted by name. Liberals stand as FP in older data.",
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['riksdagen'],
  decode: decodeSearchMembers,
  watch: watchSearchMembersResult,
};

/** spec/services/se-parliament.yaml#tools.get_member */
export const getMember: Operation = {
  id: 'se-parliament.get_member',
  service: 'se-parliament',
  adapter: 'se-parliament',
  name: 'get_member',
  summary: 'One member of the Swedish parliament, also a former one: personal information, party, constituency and the history of assignments.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  upstreams: ['riksdagen'],
  decode: decodeGetMember,
  watch: watchGetMemberResult,
};
