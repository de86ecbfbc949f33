// One document as get_document gives it: which committee it belongs to, ids of its ballots, and its text within bounds.

import type { GetDocumentResult } from '../../../generated/services/se-parliament/types.ts';
import { COMMITTEES, DOCUMENT_TYPES, nameOf } from '../../sources/riksdagen/codes.ts';
import type { CommitteePoint, Document } from '../../sources/riksdagen/document.ts';
import { ballotName } from './sessions.ts';

/** Characters of HTML; some 25,000 tokens. Whole documents have up to several MB. */
const LONGEST_HTML = 100_000;
/** What makes half of a document and says nothing. */
const NOT_TEXT = /<(style|script)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
/** Joint committees are not all known by name. */
const COMMITTEE = /^\p{Lu}\p{L}{0,5}U$/u;

export function committeeName(code: string | null): string | null {
  return nameOf(COMMITTEES, code);
}

export function documentDetail(document: Document): GetDocumentResult {
  const { organ, recipient, html, committee_points, ...rest } = document;
  const isCommittee = organ !== null && (committeeName(organ) !== null || COMMITTEE.test(organ));
  const committee = isCommittee ? organ : recipient;
  const text = cut(html);
  return {
    ...rest,
    doc_type_label: nameOf(DOCUMENT_TYPES, document.doc_type),
    committee,
    committee_name: committeeName(committee),
    issuer: isCommittee ? null : organ,
    committee_points: committee_points.map((point) => committeePoint(document, point)),
    html: text.html,
    html_truncated: text.truncated,
  };
}

function committeePoint({ session, designation }: Document, point: CommitteePoint) {
  const named = session !== null && designation !== null && point.number !== null && point.votering_guid !== null;
  return { votering_id: named ? ballotName(session, designation, point.number) : null, ...point };
}

/** The HTML without styles, cut after a tag when it is too long. */
function cut(html: string | null): { html: string | null; truncated: boolean } {
  const text = html?.replace(NOT_TEXT, '').trim() ?? '';
  if (text === '') return { html: null, truncated: false };
  if (text.length <= LONGEST_HTML) return { html: text, truncated: false };
  const end = text.lastIndexOf('>', LONGEST_HTML - 1) + 1;
  return { html: text.slice(0, end === 0 ? LONGEST_HTML : end), truncated: true };
}
