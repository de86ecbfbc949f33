// se-parliament: the Swedish parliament's open data. Ballots go by our own ids, `<session>:<designation>:<point>`, because the
// source's are GUIDs that nobody can find; every member's vote is counted here.

import type { SeParliamentHandlers } from '../../generated/services/se-parliament/handlers.ts';
import type {
  SearchDocumentsArguments,
  SearchDocumentsResult,
  SearchMembersArguments,
  SearchMembersResult,
} from '../../generated/services/se-parliament/types.ts';
import type { Call } from '../contract/call.ts';
import { Problem } from '../contract/problem.ts';
import { committeeCode, DOCUMENT_TYPES, nameOf, PARTIES, today } from '../sources/riksdagen/codes.ts';
import type { Riksdagen } from '../sources/riksdagen.ts';
import { listVotes, voteDetail } from './se-parliament/ballots.ts';
import { committeeName, documentDetail } from './se-parliament/document.ts';
import { listedMember, memberDetail } from './se-parliament/members.ts';
import { isClosedDocument, sessionOrYear } from './se-parliament/sessions.ts';

/** The handlers of se-parliament. */
export function seParliament(source: Riksdagen): SeParliamentHandlers {
  return {
    search_documents: (args, call) => searchDocuments(source, args, call),
    get_document: async ({ dok_id }, call) => {
      const found = await source.document(dok_id, isClosedDocument(dok_id, call.now()), call);
      if (found !== undefined) return documentDetail(found);
      throw new Problem('not_found', `The Riksdag has no document ${dok_id}.`, {
        hint: 'search_documents gives document ids.',
      });
    },
    list_votes: (args, call) => listVotes(source, args, call),
    get_vote_detail: ({ votering_id }, call) => voteDetail(source, votering_id, call),
    search_members: (args, call) => searchMembers(source, args, call),
    get_member: async ({ person_id }, call) => {
      const found = await source.member(person_id, call);
      if (found !== undefined) return memberDetail(found, today(call.now()));
      throw new Problem('not_found', `The Riksdag has no member ${person_id}.`, {
        hint: 'search_members gives ids; leading zeros belong to them.',
      });
    },
  };
}

async function searchDocuments(
  source: Riksdagen,
  { query, doc_type, committee, session, page }: SearchDocumentsArguments,
  call: Call,
): Promise<SearchDocumentsResult> {
  const search = {
    text: query,
    type: doc_type,
    committee: committee === undefined ? undefined : committeeCode(committee),
    session: session === undefined ? undefined : sessionOrYear(session),
    page,
  };
  const found = await source.documents(search, call);
  const documents = found.documents.map((document) => ({
    ...document,
    doc_type_label: nameOf(DOCUMENT_TYPES, document.doc_type),
    committee_name: committeeName(document.committee),
  }));
  return {
    count: documents.length,
    total: found.total,
    page: found.page ?? page,
    pages: found.pages,
    documents,
    note: searchNote(found.others, found.total, doc_type, search.session),
  };
}

function searchNote(others: number, total: number, type: string | undefined, session: string | undefined) {
  if (total === 0 && type === 'sou' && session?.includes('/')) {
    return 'Inquiry reports (sou) go by calendar year: give session as a year, such as 2013.';
  }
  if (others === 0) return null;
  const what = 'no documents (web pages, calendar entries), or not what was asked for, and left out; total counts them';
  return `${others} of the hits on this page ${others === 1 ? 'is' : 'are'} ${what}.`;
}

async function searchMembers(
  source: Riksdagen,
  { status, party, limit }: SearchMembersArguments,
  call: Call,
): Promise<SearchMembersResult> {
  const { total, members } = await source.members({ everybody: status !== undefined, party }, call);
  const day = today(call.now());
  const given = members.slice(0, limit).map((member) => ({
    ...listedMember(member, day),
    party_name: nameOf(PARTIES, member.party),
  }));
  return { count: given.length, total, members: given };
}
