# Generated from spec/services/se-parliament/service.yaml by `make generate`: do not edit.
"""Swedish parliament: tools and types."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Literal, NotRequired, TypeAlias, TypedDict

from .._caller import Caller
from .._caller_async import AsyncCaller
from .._exchange import Operation
from .._result import Result
from ._shared import FeedbackType, ReportFeedbackResult


class Activity(TypedDict):
    code: str | None
    """Code, such as INL (submitted) or BES (decided)."""
    name: str | None
    """Name in Swedish."""
    date: str | None
    """Day."""
    status: str | None
    """inträffat (happened) or planerat (planned)."""


Assignment = TypedDict(
    "Assignment",
    {
        # Code of the body: kam is the chamber; other codes are committees and similar bodies.
        "organ": "str | None",
        # English name of the committee; null for other bodies.
        "organ_name": "NotRequired[str | None]",
        # Role in Swedish, such as Ledamot (member) or Suppleant (deputy).
        "role": "str | None",
        # Status, such as Tjänstgörande (serving) or Ledig (on leave).
        "status": "NotRequired[str | None]",
        # Type, such as kammaruppdrag (seat in the chamber).
        "type": "NotRequired[str | None]",
        # First day.
        "from": "str | None",
        # Last day; in the future for assignments that run until the end of the term.
        "to": "str | None",
        # Whether the assignment is currently held.
        "is_current": "bool",
        # Swedish name of the body, or name of the person who replaces a member on leave.
        "note": "NotRequired[str | None]",
    },
)


class Attachment(TypedDict):
    title: str | None
    """Title."""
    file_type: str | None
    """File type, such as pdf."""
    bytes: int | None
    """Size."""
    url: str | None
    """URL of the file."""


class Author(TypedDict):
    person_id: NotRequired[str | None]
    """Id of the person; pass it to get_member. In lists, only if detail is full."""
    name: str | None
    """Name."""
    party: str | None
    """Code of the party."""
    role: NotRequired[str | None]
    """Role as worded by the source, such as undertecknare (signatory); in lists, only if detail is full."""


class BallotDocument(TypedDict):
    dok_id: str
    """Document id of the report."""
    title: str | None
    """Title."""
    doc_type: str | None
    """Document type code."""
    committee: str | None
    """Committee code."""
    committee_name: str | None
    """English name of the committee."""
    date: str | None
    """Date of the report."""
    status: str | None
    """Status as worded by the source."""
    url: str | None
    """URL of the report."""
    point_heading: str | None
    """Heading of the point that was voted on."""
    point_text: str | None
    """The committee's proposal."""
    winner: str | None
    """Winning proposal, such as utskottet."""


class BallotTally(TypedDict):
    votering_id: str
    """Id of the ballot; pass it to get_vote_detail."""
    votering_guid: NotRequired[str | None]
    """The source's own id for the ballot, for ballots other than the main one on the matter itself."""
    concerns: NotRequired[str]
    """Question of the ballot, unless it is sakfrågan (the matter itself)."""
    kind: NotRequired[str]
    """Kind of ballot, unless it is huvud (main ballot)."""
    by_party: list[PartyCounts]
    """Votes by party; members without a party come last."""


class CommitteePoint(TypedDict):
    number: int | None
    """Number of the point."""
    heading: str | None
    """Heading."""
    text: str | None
    """The committee's proposal."""
    decision_type: str | None
    """How the point was decided, such as röstning (ballot) or acklamation (acclamation)."""
    winner: str | None
    """Winning proposal, such as utskottet (the committee's proposal)."""
    votering_id: str | None
    """Id of the ballot; pass it to get_vote_detail. Null if there was none."""
    votering_guid: str | None
    """The source's own id for the ballot."""
    tally: Tally | None
    """Result by party; null if it is missing or unreadable."""


Detail: TypeAlias = Literal["brief", "full"]
"""brief: the most commonly used fields; full: every field and every row."""


DocumentSort: TypeAlias = Literal["relevance", "newest"]
"""Sort by best match or most recent."""


class DocumentTotals(TypedDict):
    authors: int
    """Number of authors and signatories."""
    committee_points: int
    """Points of a committee report."""
    proposals: int
    """Proposals of a bill or motion."""
    reservations: int
    """Reservations against a report."""
    activities: int
    """Steps in the document's history."""
    notes: int
    """Notes."""
    attachments: int
    """Files."""
    references: int
    """Related documents."""


DocumentType: TypeAlias = Literal["prop", "mot", "bet", "skr", "sou"]
"""Type of document: prop government bill, mot motion, bet committee report, skr government communication, sou inquiry
report.
"""


Gender: TypeAlias = Literal["female", "male"]
"""Gender as registered by the source."""


class ListedDocument(TypedDict):
    dok_id: str
    """Document id, such as HA01AU10; pass it to get_document."""
    title: str | None
    """Title."""
    subtitle: str | None
    """Subtitle, such as the author of a motion."""
    doc_type: str | None
    """Document type code, such as bet."""
    doc_type_label: str | None
    """Document type in English."""
    subtype: NotRequired[str | None]
    """Subtype; in lists, this field, number, committee_name and published are returned only if detail is full."""
    session: str | None
    """Session such as 2022/23, or the year of a government series."""
    designation: str | None
    """Designation within the session, such as AU10."""
    number: NotRequired[str | None]
    """Number within its series."""
    committee: str | None
    """Committee code; for bills, the name of the ministry."""
    committee_name: NotRequired[str | None]
    """English name of the committee."""
    date: str | None
    """Date of the document."""
    published: NotRequired[str | None]
    """Day of publication."""
    status: str | None
    """Status as worded by the source."""
    summary: str | None
    """Summary, or the text around the match."""
    url: str | None
    """URL of the document."""
    authors: list[Author]
    """Authors; if detail is brief, only the first three."""
    authors_total: int
    """Number of authors."""


class ListedMember(TypedDict):
    person_id: str
    """Id of the person: digits with leading zeros; pass it to get_member."""
    name: str
    """First and last name."""
    first_name: NotRequired[str | None]
    """First name."""
    last_name: NotRequired[str | None]
    """Last name."""
    party: str | None
    """Party code; null for members without one."""
    party_name: NotRequired[str | None]
    """English name of the party."""
    constituency: str | None
    """Constituency."""
    status: str | None
    """Status, such as Tjänstgörande riksdagsledamot (serving member)."""
    gender: NotRequired[Gender | None]
    """Gender as registered by the source."""
    birth_year: NotRequired[int | None]
    """Year of birth."""
    image_url: NotRequired[str | None]
    """Portrait."""
    assignments: list[Assignment]
    """Assignments. If detail is brief, at most five: current ones, then the most recently ended, without organ_name,
    status, type and note. With detail full, all assignments, newest first.
    """
    assignments_total: int
    """Total number of assignments."""


class ListedVote(TypedDict):
    votering_id: str
    """Id of the ballot, as <session>:<designation>:<point>, such as 2019/20:CU6:2; pass it to get_vote_detail."""
    votering_guid: NotRequired[str | None]
    """The source's own id for the ballot; if detail is brief, only for ballots other than the main one on the matter
    itself.
    """
    session: NotRequired[str]
    """Session, such as 2019/20."""
    designation: NotRequired[str]
    """Designation of the report, such as CU6."""
    point: NotRequired[int]
    """Point of the report."""
    dok_id: NotRequired[str | None]
    """Document id of the report."""
    person_id: str | None
    """Id of the member; pass it to get_member."""
    name: str | None
    """Name of the member."""
    party: str | None
    """Party code; null for members without one."""
    constituency: str | None
    """Constituency of the member."""
    vote: VoteValue | None
    """The member's vote."""
    concerns: NotRequired[str | None]
    """sakfrågan (the matter itself) or motivfrågan (the reasons); if detail is brief, only if it is not sakfrågan."""
    kind: NotRequired[str | None]
    """huvud (main ballot) or förberedande (preparatory); if detail is brief, only if it is not huvud."""
    date: NotRequired[str | None]
    """Day of the ballot."""


class MemberVote(TypedDict):
    person_id: str | None
    """Id of the member; pass it to get_member."""
    name: str | None
    """Name of the member."""
    party: str | None
    """Party code; null for members without one."""
    constituency: NotRequired[str | None]
    """Constituency of the member; only if detail is full."""
    vote: VoteValue | None
    """The member's vote."""


class Note(TypedDict):
    code: str | None
    """Code, such as notis, rdbeslut, statustext."""
    name: str | None
    """Name in Swedish."""
    text: str
    """Text of the note, without HTML."""


class OtherBallot(TypedDict):
    votering_guid: str | None
    """The source's own id for the ballot."""
    concerns: str | None
    """sakfrågan (the matter itself) or motivfrågan (the reasons)."""
    kind: str | None
    """huvud (main ballot) or förberedande (preparatory)."""
    yes: int
    """Votes for yes."""
    no: int
    """Votes for no."""
    abstain: int
    """Abstentions."""
    absent: int
    """Members who were absent."""


PartyCode: TypeAlias = Literal["S", "M", "SD", "C", "V", "KD", "L", "MP"]
"""Party: S Social Democrats, M Moderates, SD Sweden Democrats, C Centre, V Left, KD Christian Democrats, L Liberals, MP
Greens.
"""


class PartyCounts(TypedDict):
    party: str | None
    """Party code; null for members without one."""
    yes: int
    """Members who voted yes (Ja)."""
    no: int
    """Members who voted no (Nej)."""
    abstain: int
    """Members who abstained (Avstår)."""
    absent: int
    """Members who were absent (Frånvarande)."""


class PersonalDetail(TypedDict):
    code: str | None
    """Heading as worded by the source."""
    type: str | None
    """Kind: titlar (titles), biografi, eadress and others."""
    text: str
    """The text."""


class Proposal(TypedDict):
    number: str | None
    """Number."""
    text: str | None
    """Text of the proposal."""
    committee_position: str | None
    """The committee's position, such as Bifall (approve)."""
    chamber_decision: str | None
    """The chamber's decision, such as Avslag (reject)."""
    treated_in: str | None
    """Report that covers the proposal, such as 2018/19:FöU3."""
    committee: str | None
    """Committee code."""


class Reference(TypedDict):
    kind: str | None
    """Kind of relation, such as behandlar (deals with) or följdmotion (follow-up motion)."""
    dok_id: str | None
    """Id of the other document."""
    doc_type: str | None
    """Type of the other document."""
    session: str | None
    """Session of the other document."""
    designation: str | None
    """Designation of the other document."""
    title: str | None
    """Title of the other document."""


class Reservation(TypedDict):
    number: int | None
    """Number."""
    parties: list[str]
    """Codes of the parties that support the reservation."""
    kind: str | None
    """Kind, such as reservation."""
    point: int | None
    """Point of the report that the reservation opposes."""


class Tally(TypedDict):
    concerns: str | None
    """Subject of the vote."""
    yes: int
    """Votes for yes."""
    no: int
    """Votes for no."""
    abstain: int
    """Abstentions."""
    absent: int
    """Members who were absent."""
    by_party: NotRequired[list[PartyCounts]]
    """Votes by party, in source order; only if detail is full."""


VoteValue: TypeAlias = Literal["Ja", "Nej", "Avstår", "Frånvarande"]
"""How the member voted: yes, no, abstained, absent."""


class SearchDocumentsResult(TypedDict):
    count: int
    """Number of documents on this page."""
    total: int
    """Number of matches at the source."""
    page: int
    """Page number."""
    pages: int
    """Number of pages."""
    documents: list[ListedDocument]
    """Best match first with a query, otherwise newest first, unless sort is set."""
    note: str | None
    """Reason matches were omitted."""


class GetDocumentResult(TypedDict):
    dok_id: str
    """Document id."""
    title: str | None
    """Title."""
    subtitle: str | None
    """Subtitle."""
    doc_type: str | None
    """Document type code."""
    doc_type_label: str | None
    """Document type in English."""
    subtype: str | None
    """Subtype."""
    document_name: str | None
    """Type and designation in Swedish, such as Betänkande 2022/23:AU10."""
    session: str | None
    """Session or year."""
    designation: str | None
    """Designation within the session."""
    number: str | None
    """Number within its series."""
    committee: str | None
    """Committee code: the committee that wrote a report, or to which a bill or motion was referred."""
    committee_name: str | None
    """English name of the committee."""
    issuer: str | None
    """Ministry that issued a bill; null for documents of the parliament."""
    date: str | None
    """Date of the document."""
    published: str | None
    """Day of publication."""
    updated: str | None
    """Day of the last change at the source."""
    status: str | None
    """Status as worded by the source."""
    authors: list[Author]
    """Authors and signatories, in source order."""
    committee_points: list[CommitteePoint]
    """Points of a committee report, in source order."""
    proposals: list[Proposal]
    """Proposals of a bill or motion, in source order."""
    reservations: list[Reservation]
    """Reservations against a report, in source order."""
    activities: list[Activity]
    """Steps in the document's history, in source order."""
    notes: list[Note]
    """Notes in source order: summaries, decision, status."""
    attachments: list[Attachment]
    """Files, in source order."""
    references: list[Reference]
    """Related documents, in source order."""
    totals: DocumentTotals
    """Total number of entries in each list."""
    shortened: list[str]
    """Lists that were cut or contain truncated text; use detail full to get more."""
    html: str | None
    """Part of the text as HTML without styles, scripts and their attributes; null if there is none."""
    html_length: int
    """Length of the full text, in characters."""
    html_truncated: bool
    """Whether html is only part of the text."""
    html_next_offset: int | None
    """Start of the next part of the text; null after the last part."""
    html_url: str | None
    """URL of the text as HTML."""
    text_url: str | None
    """URL of the plain text."""


class ListVotesResult(TypedDict):
    session: str
    """The session."""
    designation: str | None
    """Designation of the report; null for all."""
    count: int
    """Number of rows returned."""
    total: int | None
    """Number of rows; null until the last row has been returned, because the source does not count them."""
    next_offset: int | None
    """Offset of the next page; null on the last page or if the remaining rows cannot be retrieved."""
    ballots: list[BallotTally]
    """Results by party for the ballots of these rows: at most five, and only ballots that the source returned
    completely; empty if filters exclude members.
    """
    votes: list[ListedVote]
    """In source order."""
    note: str | None
    """Reason rows are missing."""


class GetVoteDetailResult(TypedDict):
    votering_id: str
    """Id of the ballot."""
    votering_guid: str | None
    """The source's own id for the ballot."""
    session: str
    """Session."""
    designation: str
    """Designation of the report."""
    point: int
    """Point of the report."""
    date: str | None
    """Day of the ballot."""
    concerns: str | None
    """sakfrågan (the matter itself) or motivfrågan (the reasons)."""
    kind: str | None
    """huvud (main ballot) or förberedande (preparatory)."""
    document: BallotDocument
    """The report."""
    count: int
    """Number of votes returned."""
    total: int
    """Total number of members."""
    yes: int
    """Votes for yes."""
    no: int
    """Votes for no."""
    abstain: int
    """Abstentions."""
    absent: int
    """Members who were absent."""
    by_party: list[PartyCounts]
    """Result by party; members without a party come last."""
    votes: list[MemberVote]
    """Every member's vote, by party, then by name."""
    other_ballots: list[OtherBallot]
    """Other ballots on the same point."""
    note: str | None
    """Missing data, and the reason."""


class SearchMembersResult(TypedDict):
    count: int
    """Number of members returned."""
    total: int
    """Number of matches."""
    next_offset: int | None
    """Offset of the next page; null on the last page."""
    members: list[ListedMember]
    """Sorted by name."""


class GetMemberResult(TypedDict):
    person_id: str
    """Id of the person."""
    name: str
    """First and last name."""
    first_name: str | None
    """First name."""
    last_name: str | None
    """Last name."""
    place: str | None
    """Place name that distinguishes the person from others with the same name."""
    party: str | None
    """Party code; null for members without one."""
    party_name: str | None
    """English name of the party."""
    constituency: str | None
    """Constituency."""
    status: str | None
    """Status, such as Tidigare riksdagsledamot (former member)."""
    gender: Gender | None
    """Gender as registered by the source."""
    birth_year: int | None
    """Year of birth."""
    image_url: str | None
    """Portrait."""
    email: str | None
    """Email address; null if unknown."""
    titles: list[str]
    """Titles and profession, in Swedish and English as published."""
    count: int
    """Number of assignments returned."""
    total: int
    """Total number of assignments."""
    next_offset: int | None
    """Offset of the next page; null on the last page."""
    assignments: list[Assignment]
    """Newest first."""
    details: list[PersonalDetail]
    """Further details: education, employment, biography."""


_SEARCH_DOCUMENTS: Operation[SearchDocumentsResult] = Operation(
    "se-parliament.search_documents", "POST", "/rest/se-parliament/search_documents"
)
_GET_DOCUMENT: Operation[GetDocumentResult] = Operation(
    "se-parliament.get_document", "POST", "/rest/se-parliament/get_document"
)
_LIST_VOTES: Operation[ListVotesResult] = Operation(
    "se-parliament.list_votes", "POST", "/rest/se-parliament/list_votes"
)
_GET_VOTE_DETAIL: Operation[GetVoteDetailResult] = Operation(
    "se-parliament.get_vote_detail", "POST", "/rest/se-parliament/get_vote_detail"
)
_SEARCH_MEMBERS: Operation[SearchMembersResult] = Operation(
    "se-parliament.search_members", "POST", "/rest/se-parliament/search_members"
)
_GET_MEMBER: Operation[GetMemberResult] = Operation(
    "se-parliament.get_member", "POST", "/rest/se-parliament/get_member"
)
_REPORT_FEEDBACK: Operation[ReportFeedbackResult] = Operation(
    "se-parliament.report_feedback", "POST", "/rest/se-parliament/report_feedback", changes=True
)


class SeParliamentTools:
    """Swedish parliament.

    The Swedish parliament (Riksdag): documents, members and every member's votes. Titles and text are in Swedish.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def search_documents(
        self,
        *,
        query: str | None = None,
        doc_type: DocumentType | None = None,
        committee: str | None = None,
        session: str | None = None,
        sort: DocumentSort | None = None,
        page: int | None = None,
        detail: Detail | None = None,
    ) -> Result[SearchDocumentsResult]:
        """Search documents of the Riksdag.

        Searches documents of the Swedish parliament: bills, motions, committee reports, government communications,
        inquiry reports; best match first, or newest first without a query. Returns 20 documents per page. Without
        filters, searches all documents. Inquiry reports (sou) use calendar years: set session to a year such as 2013.
        Use when the user wants Swedish bills, motions, committee reports or inquiries by words, type, committee or
        session. For the text and decisions of one document use get_document; for votes on a report use list_votes; for
        the Norwegian parliament use get_cases of no-parliament.

        Args:
            query: Search words. At most 300 characters.
            doc_type: Only documents of this type.
            committee: Only documents of this committee: AU, CU, FiU, FöU, JuU, KU, KrU, MJU, NU, SfU, SkU, SoU, TU,
                UU, UbU, EUN or a joint committee such as UFöU.
            session: Only documents of this session, as YYYY/YY, such as 2024/25 (or a calendar year for sou).
            sort: Sort by best match or most recent. Default: best match with a query, otherwise most recent.
            page: Page number, starting at 1; each page has 20 documents. 1 to 20000. Default: 1.
            detail: brief returns the name and party of three authors and 200 characters of the summary; full
                returns all authors, the whole summary and further fields. Default: "brief".

        Returns:
            SearchDocumentsResult: its fields; df() has Documents.

        Example:
            >>> almanac.se_parliament.search_documents(
            ...     query="arbetslöshetsförsäkring",
            ...     doc_type="bet",
            ...     committee="AU",
            ...     session="2022/23",
            ... )
        """
        return self._caller.call(
            _SEARCH_DOCUMENTS,
            {
                "query": query,
                "doc_type": doc_type,
                "committee": committee,
                "session": session,
                "sort": sort,
                "page": page,
                "detail": detail,
            },
        )

    def get_document(
        self,
        *,
        dok_id: str,
        detail: Detail | None = None,
        html_offset: int | None = None,
        html_limit: int | None = None,
    ) -> Result[GetDocumentResult]:
        """One document of the Riksdag.

        One document of the Swedish parliament by id: metadata, authors, proposals, decisions with votes by party,
        attachments, references and the text as HTML. Returns the text in parts; continue with html_next_offset. If
        detail is brief, long lists are cut; `shortened` lists them and `totals` gives their full lengths. Use when the
        user asks what a Swedish bill, motion or report says, who wrote it or what was decided. For documents by words
        use search_documents; for every member's vote on a point use get_vote_detail.

        Args:
            dok_id: Document id, such as HA01AU10. Get it from search_documents.
            detail: brief cuts long lists and their texts; full returns everything, with votes by party on each
                point. Default: "brief".
            html_offset: Start of the text to return; use html_next_offset of the previous result. 0 to 100000000.
                Default: 0.
            html_limit: Maximum number of characters of the text; 0 for none. 0 to 100000. Default: 4000.

        Returns:
            GetDocumentResult: its fields; df() has the views Points of the committee, Proposals, Course.

        Example:
            >>> almanac.se_parliament.get_document(dok_id="HA01AU10")
        """
        return self._caller.call(
            _GET_DOCUMENT,
            {
                "dok_id": dok_id,
                "detail": detail,
                "html_offset": html_offset,
                "html_limit": html_limit,
            },
        )

    def list_votes(
        self,
        *,
        session: str | None = None,
        doc_id: str | None = None,
        point: int | None = None,
        party: PartyCode | None = None,
        person_id: str | None = None,
        vote: VoteValue | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> Result[ListVotesResult]:
        """Votes in the Riksdag.

        How members of the Swedish parliament voted, one row per member and ballot, by session and report, in source
        order. Returns party totals of each ballot (ballots) and the rows, by default up to 300 (a ballot has 349).
        Continue with next_offset, up to 5,000 rows per request. With person_id, returns one member's voting record.
        Designations are reused in each session; the default is the current session. Liberals appear as FP before
        2015/16. Use when the user asks how Swedish politicians voted on a report or in a session, or how one politician
        votes. For one complete ballot, by party and member use get_vote_detail; for the Norwegian parliament use
        get_votes of no-parliament.

        Args:
            session: Session as YYYY/YY, such as 2019/20. Default: the current session.
            doc_id: Only votes on this report: its designation, such as CU6, or its document id, such as H701CU6.
                Get it from search_documents (dok_id) or search_documents (designation).
            point: Only votes on this point of the report. Get it from get_document (number) or get_vote_detail. 1
                to 1000.
            party: Only members of this party.
            person_id: Only votes of this member. Get it from search_members.
            vote: Only these votes: Ja yes, Nej no, Avstår abstained, Frånvarande absent.
            limit: Maximum number of rows. Default: all, up to 300 and as many as fit in 10,000 tokens; continue
                with next_offset. 1 to 500.
            offset: Number of results to skip; use next_offset of the previous result. 0 to 4500. Default: 0.
            detail: full adds the ids of the ballot and report, session, designation, point and day to each row.
                Default: "brief".

        Returns:
            ListVotesResult: its fields; df() has the views Votes, By party.

        Example:
            >>> almanac.se_parliament.list_votes(session="2022/23", doc_id="AU10")
        """
        return self._caller.call(
            _LIST_VOTES,
            {
                "session": session,
                "doc_id": doc_id,
                "point": point,
                "party": party,
                "person_id": person_id,
                "vote": vote,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    def iter_list_votes(
        self,
        *,
        session: str | None = None,
        doc_id: str | None = None,
        point: int | None = None,
        party: PartyCode | None = None,
        person_id: str | None = None,
        vote: VoteValue | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> Iterator[Result[ListVotesResult]]:
        """Iterate over the pages of list_votes, one result per page.

        Args:
            session: As in list_votes.
            doc_id: As in list_votes.
            point: As in list_votes.
            party: As in list_votes.
            person_id: As in list_votes.
            vote: As in list_votes.
            limit: Rows per page.
            offset: Rows to skip before the first page.
            detail: As in list_votes.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _LIST_VOTES,
            {
                "session": session,
                "doc_id": doc_id,
                "point": point,
                "party": party,
                "person_id": person_id,
                "vote": vote,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    def get_vote_detail(
        self,
        *,
        votering_id: str,
        party: PartyCode | None = None,
        vote: VoteValue | None = None,
        detail: Detail | None = None,
    ) -> Result[GetVoteDetailResult]:
        """One ballot of the Riksdag.

        One ballot of the Swedish parliament by id: the report, the result by party, and every member's vote, sorted by
        party and name. Use when the user asks about the result of one Swedish ballot, which parties voted for it, or
        who was absent. For the ballots on a report use list_votes; for what the report says use get_document.

        Args:
            votering_id: Id of the ballot as <session>:<designation>:<point>, such as 2019/20:CU6:2. Get it from
                list_votes or get_document.
            party: Only members of this party.
            vote: Only these votes: Ja yes, Nej no, Avstår abstained, Frånvarande absent.
            detail: full adds the constituency of each member. Default: "brief".

        Returns:
            GetVoteDetailResult: its fields; df() has Votes.

        Example:
            >>> almanac.se_parliament.get_vote_detail(votering_id="2022/23:AU10:1")
        """
        return self._caller.call(
            _GET_VOTE_DETAIL,
            {
                "votering_id": votering_id,
                "party": party,
                "vote": vote,
                "detail": detail,
            },
        )

    def search_members(
        self,
        *,
        status: Literal["samtliga"] | None = None,
        party: PartyCode | None = None,
        limit: int | None = None,
        constituency: str | None = None,
        name: str | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> Result[SearchMembersResult]:
        """Members of the Riksdag.

        Current members of the Swedish parliament, or all past and present members, with party, constituency and
        assignments, sorted by name. Liberals appear as FP in older data. Use when the user asks who is or was a member
        of the Swedish parliament, and for which party and constituency. For complete career of one member use
        get_member; for Norwegian members use get_current_representatives of no-parliament.

        Args:
            status: samtliga includes all former members. Default: current members.
            party: Only members of this party.
            limit: Maximum number of results. 1 to 500. Default: 50.
            constituency: Only members from this constituency: words in its name, such as Gotland. At most 100
                characters.
            name: Only people whose name has words that begin with this text. At most 100 characters.
            offset: Number of results to skip; use next_offset of the previous result. 0 to 100000. Default: 0.
            detail: brief returns five assignments per member; full returns all assignments, and adds first and last
                name, gender, year of birth and portrait. Default: "brief".

        Returns:
            SearchMembersResult: its fields; df() has Members.

        Example:
            >>> almanac.se_parliament.search_members(party="C", limit=10)
        """
        return self._caller.call(
            _SEARCH_MEMBERS,
            {
                "status": status,
                "party": party,
                "limit": limit,
                "constituency": constituency,
                "name": name,
                "offset": offset,
                "detail": detail,
            },
        )

    def iter_search_members(
        self,
        *,
        status: Literal["samtliga"] | None = None,
        party: PartyCode | None = None,
        limit: int | None = None,
        constituency: str | None = None,
        name: str | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> Iterator[Result[SearchMembersResult]]:
        """Iterate over the pages of search_members, one result per page.

        Args:
            status: As in search_members.
            party: As in search_members.
            limit: Rows per page.
            constituency: As in search_members.
            name: As in search_members.
            offset: Rows to skip before the first page.
            detail: As in search_members.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _SEARCH_MEMBERS,
            {
                "status": status,
                "party": party,
                "limit": limit,
                "constituency": constituency,
                "name": name,
                "offset": offset,
                "detail": detail,
            },
        )

    def get_member(
        self,
        *,
        person_id: str,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[GetMemberResult]:
        """One member of the Riksdag.

        One current or former member of the Swedish parliament: personal information, party, constituency and the
        history of assignments, newest first. Use when the user asks for the career, committees or contact details of
        one member of the Swedish parliament. For members by party use search_members.

        Args:
            person_id: Id of the person, including leading zeros, such as 0391973624515. Get it from search_members.
            limit: Maximum number of assignments. Default: all, up to 300 and as many as fit in 10,000 tokens;
                continue with next_offset. 1 to 1000.
            offset: Number of results to skip; use next_offset of the previous result. 0 to 100000. Default: 0.

        Returns:
            GetMemberResult: its fields; df() has the views Assignments, Details.

        Example:
            >>> almanac.se_parliament.get_member(person_id="0391973624515")
        """
        return self._caller.call(
            _GET_MEMBER,
            {
                "person_id": person_id,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_get_member(
        self,
        *,
        person_id: str,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Iterator[Result[GetMemberResult]]:
        """Iterate over the pages of get_member, one result per page.

        Args:
            person_id: As in get_member.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _GET_MEMBER,
            {
                "person_id": person_id,
                "limit": limit,
                "offset": offset,
            },
        )

    def report_feedback(
        self,
        *,
        feedback: str,
        feedback_type: FeedbackType | None = None,
    ) -> Result[ReportFeedbackResult]:
        """Report feedback on a service.

        Report a bug, a missing feature or any other remark about this service to its operators. The feedback is stored
        for the operators together with the service and the caller's key; no data or settings change. There is no reply,
        and feedback sent twice is stored twice. To get data, use the service's other tools. Use when a result looks
        wrong, something is missing, or a tool could be better.

        Args:
            feedback: Bug report or suggestion, in plain language. At most 4000 characters.
            feedback_type: Kind of feedback. Default: "general".

        Returns:
            ReportFeedbackResult: its fields; df() has one row.

        Example:
            >>> almanac.se_parliament.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )


class AsyncSeParliamentTools:
    """Swedish parliament.

    The Swedish parliament (Riksdag): documents, members and every member's votes. Titles and text are in Swedish.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def search_documents(
        self,
        *,
        query: str | None = None,
        doc_type: DocumentType | None = None,
        committee: str | None = None,
        session: str | None = None,
        sort: DocumentSort | None = None,
        page: int | None = None,
        detail: Detail | None = None,
    ) -> Result[SearchDocumentsResult]:
        """Search documents of the Riksdag.

        Searches documents of the Swedish parliament: bills, motions, committee reports, government communications,
        inquiry reports; best match first, or newest first without a query. Returns 20 documents per page. Without
        filters, searches all documents. Inquiry reports (sou) use calendar years: set session to a year such as 2013.
        Use when the user wants Swedish bills, motions, committee reports or inquiries by words, type, committee or
        session. For the text and decisions of one document use get_document; for votes on a report use list_votes; for
        the Norwegian parliament use get_cases of no-parliament.

        Args:
            query: Search words. At most 300 characters.
            doc_type: Only documents of this type.
            committee: Only documents of this committee: AU, CU, FiU, FöU, JuU, KU, KrU, MJU, NU, SfU, SkU, SoU, TU,
                UU, UbU, EUN or a joint committee such as UFöU.
            session: Only documents of this session, as YYYY/YY, such as 2024/25 (or a calendar year for sou).
            sort: Sort by best match or most recent. Default: best match with a query, otherwise most recent.
            page: Page number, starting at 1; each page has 20 documents. 1 to 20000. Default: 1.
            detail: brief returns the name and party of three authors and 200 characters of the summary; full
                returns all authors, the whole summary and further fields. Default: "brief".

        Returns:
            SearchDocumentsResult: its fields; df() has Documents.

        Example:
            >>> almanac.se_parliament.search_documents(
            ...     query="arbetslöshetsförsäkring",
            ...     doc_type="bet",
            ...     committee="AU",
            ...     session="2022/23",
            ... )
        """
        return await self._caller.call(
            _SEARCH_DOCUMENTS,
            {
                "query": query,
                "doc_type": doc_type,
                "committee": committee,
                "session": session,
                "sort": sort,
                "page": page,
                "detail": detail,
            },
        )

    async def get_document(
        self,
        *,
        dok_id: str,
        detail: Detail | None = None,
        html_offset: int | None = None,
        html_limit: int | None = None,
    ) -> Result[GetDocumentResult]:
        """One document of the Riksdag.

        One document of the Swedish parliament by id: metadata, authors, proposals, decisions with votes by party,
        attachments, references and the text as HTML. Returns the text in parts; continue with html_next_offset. If
        detail is brief, long lists are cut; `shortened` lists them and `totals` gives their full lengths. Use when the
        user asks what a Swedish bill, motion or report says, who wrote it or what was decided. For documents by words
        use search_documents; for every member's vote on a point use get_vote_detail.

        Args:
            dok_id: Document id, such as HA01AU10. Get it from search_documents.
            detail: brief cuts long lists and their texts; full returns everything, with votes by party on each
                point. Default: "brief".
            html_offset: Start of the text to return; use html_next_offset of the previous result. 0 to 100000000.
                Default: 0.
            html_limit: Maximum number of characters of the text; 0 for none. 0 to 100000. Default: 4000.

        Returns:
            GetDocumentResult: its fields; df() has the views Points of the committee, Proposals, Course.

        Example:
            >>> almanac.se_parliament.get_document(dok_id="HA01AU10")
        """
        return await self._caller.call(
            _GET_DOCUMENT,
            {
                "dok_id": dok_id,
                "detail": detail,
                "html_offset": html_offset,
                "html_limit": html_limit,
            },
        )

    async def list_votes(
        self,
        *,
        session: str | None = None,
        doc_id: str | None = None,
        point: int | None = None,
        party: PartyCode | None = None,
        person_id: str | None = None,
        vote: VoteValue | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> Result[ListVotesResult]:
        """Votes in the Riksdag.

        How members of the Swedish parliament voted, one row per member and ballot, by session and report, in source
        order. Returns party totals of each ballot (ballots) and the rows, by default up to 300 (a ballot has 349).
        Continue with next_offset, up to 5,000 rows per request. With person_id, returns one member's voting record.
        Designations are reused in each session; the default is the current session. Liberals appear as FP before
        2015/16. Use when the user asks how Swedish politicians voted on a report or in a session, or how one politician
        votes. For one complete ballot, by party and member use get_vote_detail; for the Norwegian parliament use
        get_votes of no-parliament.

        Args:
            session: Session as YYYY/YY, such as 2019/20. Default: the current session.
            doc_id: Only votes on this report: its designation, such as CU6, or its document id, such as H701CU6.
                Get it from search_documents (dok_id) or search_documents (designation).
            point: Only votes on this point of the report. Get it from get_document (number) or get_vote_detail. 1
                to 1000.
            party: Only members of this party.
            person_id: Only votes of this member. Get it from search_members.
            vote: Only these votes: Ja yes, Nej no, Avstår abstained, Frånvarande absent.
            limit: Maximum number of rows. Default: all, up to 300 and as many as fit in 10,000 tokens; continue
                with next_offset. 1 to 500.
            offset: Number of results to skip; use next_offset of the previous result. 0 to 4500. Default: 0.
            detail: full adds the ids of the ballot and report, session, designation, point and day to each row.
                Default: "brief".

        Returns:
            ListVotesResult: its fields; df() has the views Votes, By party.

        Example:
            >>> almanac.se_parliament.list_votes(session="2022/23", doc_id="AU10")
        """
        return await self._caller.call(
            _LIST_VOTES,
            {
                "session": session,
                "doc_id": doc_id,
                "point": point,
                "party": party,
                "person_id": person_id,
                "vote": vote,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    def iter_list_votes(
        self,
        *,
        session: str | None = None,
        doc_id: str | None = None,
        point: int | None = None,
        party: PartyCode | None = None,
        person_id: str | None = None,
        vote: VoteValue | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> AsyncIterator[Result[ListVotesResult]]:
        """Iterate over the pages of list_votes, one result per page.

        Args:
            session: As in list_votes.
            doc_id: As in list_votes.
            point: As in list_votes.
            party: As in list_votes.
            person_id: As in list_votes.
            vote: As in list_votes.
            limit: Rows per page.
            offset: Rows to skip before the first page.
            detail: As in list_votes.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _LIST_VOTES,
            {
                "session": session,
                "doc_id": doc_id,
                "point": point,
                "party": party,
                "person_id": person_id,
                "vote": vote,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    async def get_vote_detail(
        self,
        *,
        votering_id: str,
        party: PartyCode | None = None,
        vote: VoteValue | None = None,
        detail: Detail | None = None,
    ) -> Result[GetVoteDetailResult]:
        """One ballot of the Riksdag.

        One ballot of the Swedish parliament by id: the report, the result by party, and every member's vote, sorted by
        party and name. Use when the user asks about the result of one Swedish ballot, which parties voted for it, or
        who was absent. For the ballots on a report use list_votes; for what the report says use get_document.

        Args:
            votering_id: Id of the ballot as <session>:<designation>:<point>, such as 2019/20:CU6:2. Get it from
                list_votes or get_document.
            party: Only members of this party.
            vote: Only these votes: Ja yes, Nej no, Avstår abstained, Frånvarande absent.
            detail: full adds the constituency of each member. Default: "brief".

        Returns:
            GetVoteDetailResult: its fields; df() has Votes.

        Example:
            >>> almanac.se_parliament.get_vote_detail(votering_id="2022/23:AU10:1")
        """
        return await self._caller.call(
            _GET_VOTE_DETAIL,
            {
                "votering_id": votering_id,
                "party": party,
                "vote": vote,
                "detail": detail,
            },
        )

    async def search_members(
        self,
        *,
        status: Literal["samtliga"] | None = None,
        party: PartyCode | None = None,
        limit: int | None = None,
        constituency: str | None = None,
        name: str | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> Result[SearchMembersResult]:
        """Members of the Riksdag.

        Current members of the Swedish parliament, or all past and present members, with party, constituency and
        assignments, sorted by name. Liberals appear as FP in older data. Use when the user asks who is or was a member
        of the Swedish parliament, and for which party and constituency. For complete career of one member use
        get_member; for Norwegian members use get_current_representatives of no-parliament.

        Args:
            status: samtliga includes all former members. Default: current members.
            party: Only members of this party.
            limit: Maximum number of results. 1 to 500. Default: 50.
            constituency: Only members from this constituency: words in its name, such as Gotland. At most 100
                characters.
            name: Only people whose name has words that begin with this text. At most 100 characters.
            offset: Number of results to skip; use next_offset of the previous result. 0 to 100000. Default: 0.
            detail: brief returns five assignments per member; full returns all assignments, and adds first and last
                name, gender, year of birth and portrait. Default: "brief".

        Returns:
            SearchMembersResult: its fields; df() has Members.

        Example:
            >>> almanac.se_parliament.search_members(party="C", limit=10)
        """
        return await self._caller.call(
            _SEARCH_MEMBERS,
            {
                "status": status,
                "party": party,
                "limit": limit,
                "constituency": constituency,
                "name": name,
                "offset": offset,
                "detail": detail,
            },
        )

    def iter_search_members(
        self,
        *,
        status: Literal["samtliga"] | None = None,
        party: PartyCode | None = None,
        limit: int | None = None,
        constituency: str | None = None,
        name: str | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> AsyncIterator[Result[SearchMembersResult]]:
        """Iterate over the pages of search_members, one result per page.

        Args:
            status: As in search_members.
            party: As in search_members.
            limit: Rows per page.
            constituency: As in search_members.
            name: As in search_members.
            offset: Rows to skip before the first page.
            detail: As in search_members.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _SEARCH_MEMBERS,
            {
                "status": status,
                "party": party,
                "limit": limit,
                "constituency": constituency,
                "name": name,
                "offset": offset,
                "detail": detail,
            },
        )

    async def get_member(
        self,
        *,
        person_id: str,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[GetMemberResult]:
        """One member of the Riksdag.

        One current or former member of the Swedish parliament: personal information, party, constituency and the
        history of assignments, newest first. Use when the user asks for the career, committees or contact details of
        one member of the Swedish parliament. For members by party use search_members.

        Args:
            person_id: Id of the person, including leading zeros, such as 0391973624515. Get it from search_members.
            limit: Maximum number of assignments. Default: all, up to 300 and as many as fit in 10,000 tokens;
                continue with next_offset. 1 to 1000.
            offset: Number of results to skip; use next_offset of the previous result. 0 to 100000. Default: 0.

        Returns:
            GetMemberResult: its fields; df() has the views Assignments, Details.

        Example:
            >>> almanac.se_parliament.get_member(person_id="0391973624515")
        """
        return await self._caller.call(
            _GET_MEMBER,
            {
                "person_id": person_id,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_get_member(
        self,
        *,
        person_id: str,
        limit: int | None = None,
        offset: int | None = None,
    ) -> AsyncIterator[Result[GetMemberResult]]:
        """Iterate over the pages of get_member, one result per page.

        Args:
            person_id: As in get_member.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _GET_MEMBER,
            {
                "person_id": person_id,
                "limit": limit,
                "offset": offset,
            },
        )

    async def report_feedback(
        self,
        *,
        feedback: str,
        feedback_type: FeedbackType | None = None,
    ) -> Result[ReportFeedbackResult]:
        """Report feedback on a service.

        Report a bug, a missing feature or any other remark about this service to its operators. The feedback is stored
        for the operators together with the service and the caller's key; no data or settings change. There is no reply,
        and feedback sent twice is stored twice. To get data, use the service's other tools. Use when a result looks
        wrong, something is missing, or a tool could be better.

        Args:
            feedback: Bug report or suggestion, in plain language. At most 4000 characters.
            feedback_type: Kind of feedback. Default: "general".

        Returns:
            ReportFeedbackResult: its fields; df() has one row.

        Example:
            >>> almanac.se_parliament.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return await self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )
