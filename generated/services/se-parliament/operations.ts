// Generated from spec/services/se-parliament/service.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  checkGetDocumentResult,
  checkGetMemberResult,
  checkGetVoteDetailResult,
  checkListVotesResult,
  checkSearchDocumentsResult,
  checkSearchMembersResult,
  decodeGetDocument,
  decodeGetMember,
  decodeGetVoteDetail,
  decodeListVotes,
  decodeSearchDocuments,
  decodeSearchMembers,
} from './validators.ts';
import {
  writeGetDocumentResult,
  writeGetMemberResult,
  writeGetVoteDetailResult,
  writeListVotesResult,
  writeSearchDocumentsResult,
  writeSearchMembersResult,
} from './writers.ts';

/** spec/services/se-parliament/service.yaml#tools.search_documents */
export const searchDocuments: Operation = {
  id: 'se-parliament.search_documents',
  service: 'se-parliament',
  adapter: 'se-parliament',
  name: 'search_documents',
  summary: 'Search documents of the Swedish parliament: bills, motions, committee reports, government communications, inquiry reports; best match first, newest first where there are no words.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['riksdagen'],
  decode: decodeSearchDocuments,
  check: checkSearchDocumentsResult,
  write: writeSearchDocumentsResult,
};

/** spec/services/se-parliament/service.yaml#tools.get_document */
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
  errors: ['not_found'],
  sources: ['riksdagen'],
  decode: decodeGetDocument,
  check: checkGetDocumentResult,
  write: writeGetDocumentResult,
};

/** spec/services/se-parliament/service.yaml#tools.list_votes */
export const listVotes: Operation = {
  id: 'se-parliament.list_votes',
  service: 'se-parliament',
  adapter: 'se-parliament',
  name: 'list_votes',
  summary: 'How members of the Swedish parliament voted, one row a member and ballot point, by session and report, in the order of the source.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['riksdagen'],
  decode: decodeListVotes,
  check: checkListVotesResult,
  write: writeListVotesResult,
};

/** spec/services/se-parliament/service.yaml#tools.get_vote_detail */
export const getVoteDetail: Operation = {
  id: 'se-parliament.get_vote_detail',
  service: 'se-parliament',
  adapter: 'se-parliament',
  name: 'get_vote_detail',
  summary: 'One ballot of the Swedish parliament: the report, the result by party, and how every member voted, sorted by party and name.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['riksdagen'],
  decode: decodeGetVoteDetail,
  check: checkGetVoteDetailResult,
  write: writeGetVoteDetailResult,
};

/** spec/services/se-parliament/service.yaml#tools.search_members */
export const searchMembers: Operation = {
  id: 'se-parliament.search_members',
  service: 'se-parliament',
  adapter: 'se-parliament',
  name: 'search_members',
  summary: "Members of the Swedish parliament, today's or all there ever were, with party, constituency and assignments, sorted by name.",
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['riksdagen'],
  decode: decodeSearchMembers,
  check: checkSearchMembersResult,
  write: writeSearchMembersResult,
};

/** spec/services/se-parliament/service.yaml#tools.get_member */
export const getMember: Operation = {
  id: 'se-parliament.get_member',
  service: 'se-parliament',
  adapter: 'se-parliament',
  name: 'get_member',
  summary: 'One member of the Swedish parliament, also a former one: personal information, party, constituency and the history of assignments, newest first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['riksdagen'],
  decode: decodeGetMember,
  check: checkGetMemberResult,
  write: writeGetMemberResult,
};
