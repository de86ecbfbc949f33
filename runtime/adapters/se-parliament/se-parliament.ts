// se-parliament: ballot ids have the form `<session>:<designation>:<point>`, because the source does not support
// searching by GUID. The votes are counted by this adapter.

import type { SeParliamentHandlers } from '../../../generated/services/se-parliament/operations.ts';
import { Problem } from '../../contract/problem.ts';
import type { Context } from '../context.ts';
import { documentRecord, searchDocuments } from './documents.ts';
import { listVotes } from './list-votes.ts';
import { memberRecord, searchMembers } from './members.ts';
import { today } from './riksdagen/riksdagen.ts';
import { isClosedDocument } from './sessions.ts';
import { voteDetail } from './vote-detail.ts';

export { listedRecord } from './documents.ts';

export function create(context: Context<'se-parliament'>): SeParliamentHandlers {
  const source = context.source('riksdagen');
  return {
    search_documents: (args, call) => searchDocuments(source, args, call),
    get_document: async (args, call) => {
      const found = await source.document(args.dok_id, isClosedDocument(args.dok_id, call.now()), call);
      if (found !== undefined) return documentRecord(found, args);
      throw new Problem('not_found', `The Riksdag has no document ${args.dok_id}.`, {
        hint: 'search_documents returns document ids.',
      });
    },
    list_votes: (args, call) => listVotes(source, args, call),
    get_vote_detail: (args, call) => voteDetail(source, args, call),
    search_members: (args, call) => searchMembers(source, args, call),
    get_member: async (args, call) => {
      const found = await source.member(args.person_id, call);
      if (found !== undefined) return memberRecord(found, args, today(call.now()));
      throw new Problem('not_found', `The Riksdag has no member ${args.person_id}.`, {
        hint: 'search_members returns ids; they keep leading zeros.',
      });
    },
  };
}
