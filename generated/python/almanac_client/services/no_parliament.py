# Generated from spec/services/no-parliament/service.yaml by `make generate`: do not edit.
"""Norwegian parliament: tools and types."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Literal, NotRequired, TypeAlias, TypedDict

from .._caller import Caller
from .._caller_async import AsyncCaller
from .._exchange import Operation
from .._result import Result
from ._shared import FeedbackType, ReportFeedbackResult


class CaseRow(TypedDict):
    id: int
    """Case number; pass it as case_id to get_case and get_votes."""
    title: str
    """Formal title."""
    short_title: NotRequired[str | None]
    """Readable title."""
    status: str | None
    """Status as worded by the source: varslet, mottatt, til_behandling, behandlet, trukket, bortfalt; null if not
    specified.
    """
    status_label: NotRequired[str | None]
    """Status in English."""
    type: NotRequired[str | None]
    """Type as worded by the source: alminneligsak (ordinary matter), budsjett (budget), lovsak (bill)."""
    document_group: NotRequired[str | None]
    """Document group as worded by the source: proposisjon (government proposition), representantforslag (private
    member's motion), grunnlovsforslag (constitutional amendment), melding (white paper or report), dokumentserien
    (Storting document), innstillingssaker (committee recommendation), redegjorelse (statement), innberetning (reported
    matter).
    """
    reference: NotRequired[str | None]
    """The case's document references, such as Prop. 90 S (2011-2012)."""
    committee: Committee | None
    """Committee responsible for the case; null before assignment."""
    topics: list[str]
    """Names of the case's topics, in capital letters as published."""
    last_updated: NotRequired[str | None]
    """Day of the last change."""
    treated_in_session: NotRequired[str | None]
    """Session in which the case was considered; null until then."""
    recommendation_id: NotRequired[int | None]
    """Number of the committee's recommendation (innstilling); null if none."""
    proposed_case_id: NotRequired[int | None]
    """Number of the case in which the matter was proposed."""


CaseSort: TypeAlias = Literal["listed", "newest"]
"""listed: in source order; newest: most recently changed first."""


CaseStatus: TypeAlias = Literal["varslet", "mottatt", "til_behandling", "behandlet", "trukket", "bortfalt"]
"""Status: varslet announced, mottatt received, til_behandling under consideration, behandlet considered by the
committee, trukket withdrawn, bortfalt lapsed.
"""


class CaseTopic(TypedDict):
    id: str
    """Topic number."""
    name: str
    """Name in capital letters."""
    is_main_topic: bool | None
    """Whether the topic is a main topic."""
    main_topic_id: str | None
    """Number of the topic's main topic; a main topic may refer to itself."""


CaseType: TypeAlias = Literal["alminneligsak", "budsjett", "lovsak"]
"""Type: alminneligsak ordinary matter, budsjett budget, lovsak bill."""


Choice: TypeAlias = Literal["for", "against", "absent"]
"""Vote of a member."""


class Committee(TypedDict):
    id: str
    """Code, such as FINANS."""
    name: str
    """Norwegian name."""


class CommitteeOfPerson(TypedDict):
    id: str
    """Code, such as FINANS."""
    name: NotRequired[str]
    """Norwegian name; only if detail is full. If detail is brief, see the committees field of the result."""


Detail: TypeAlias = Literal["brief", "full"]
"""brief: the most commonly used fields; full: every field."""


DocumentGroup: TypeAlias = Literal[
    "proposisjon",
    "representantforslag",
    "grunnlovsforslag",
    "melding",
    "dokumentserien",
    "innstillingssaker",
    "redegjorelse",
    "innberetning",
]
"""Document group: proposisjon government proposition, representantforslag private member's motion, grunnlovsforslag
constitutional amendment, melding white paper or report, dokumentserien Storting document, innstillingssaker committee
recommendation, redegjorelse statement, innberetning reported matter.
"""


Gender: TypeAlias = Literal["female", "male"]
"""Gender as registered by the source."""


Grouping: TypeAlias = Literal["party", "member"]
"""party: votes for, against and absent per party; member: the vote of each member."""


class MemberVote(TypedDict):
    id: str
    """Short id of the person, such as AASE."""
    name: str
    """First and last name."""
    party: str | None
    """Party code; null for members without one."""
    vote: Choice | None
    """The member's vote; null if the source reports an unknown value."""


class Party(TypedDict):
    id: str
    """Code, such as A, FrP or SV."""
    name: str
    """Norwegian name."""
    represented: bool | None
    """Whether the party currently has seats; null if unknown."""


class PartySeats(TypedDict):
    party: str | None
    """Party code; null for members without one."""
    count: int
    """Number of representatives."""


PartyVotes = TypedDict(
    "PartyVotes",
    {
        # Party code; null for members without one.
        "party": "str | None",
        # Members who voted in favor.
        "for": "int",
        # Members who voted against.
        "against": "int",
        # Members who were absent.
        "absent": "int",
    },
)


class Person(TypedDict):
    id: str
    """Short id of the person, such as GJB."""
    name: str
    """First and last name."""
    party: str | None
    """Party code, such as KrF; null if unknown."""


class Procedure(TypedDict):
    id: str | None
    """Code of the procedure, such as REPRFORS."""
    name: str | None
    """Norwegian name."""
    steps: list[ProcedureStep]
    """Steps in order."""


class ProcedureStep(TypedDict):
    number: int | None
    """Position of the step."""
    id: str | None
    """Code, such as KOMBEH."""
    name: str | None
    """Norwegian name."""
    skipped: bool | None
    """Whether the step does not apply to this case."""


class Publication(TypedDict):
    title: str | None
    """Name, such as Innst. 109 S (2010-2011)."""
    url: str | None
    """URL of the publication."""
    type: str | None
    """Type as worded by the source, such as innstilling, referat, dok8."""
    subtype: str | None
    """Subtype, such as storting."""
    export_id: str | None
    """Id of the machine-readable version at the source."""


class Representative(TypedDict):
    id: str
    """Short id of the person, such as AASE; can contain Æ, Ø and Å."""
    name: str
    """First and last name."""
    first_name: NotRequired[str | None]
    """First name or names."""
    last_name: NotRequired[str | None]
    """Last name."""
    party: str | None
    """Party code, such as A, H, FrP, Sp; null for members without one."""
    party_name: NotRequired[str | None]
    """Norwegian name of the party."""
    county: str | None
    """Electoral county."""
    county_id: NotRequired[str | None]
    """County code, such as Ak."""
    committees: list[CommitteeOfPerson] | None
    """Committees of the person; null for past periods, for which the source does not report them."""
    email: str | None
    """Email address; null if unknown."""
    gender: Gender | None
    """Gender as registered by the source."""
    date_of_birth: str | None
    """Date of birth."""
    date_of_death: NotRequired[str | None]
    """Date of death; null if living or unknown."""
    is_deputy: NotRequired[bool | None]
    """Whether the person is a deputy (vararepresentant)."""
    deputy_for: NotRequired[Person | None]
    """Member whom the deputy replaces; if detail is brief, only for deputies."""


Session = TypedDict(
    "Session",
    {
        # Session id, such as 2026-2027; pass it as session_id to other tools.
        "id": "str",
        # First day.
        "from": "str",
        # Last day.
        "to": "str",
        # Whether it is the current session.
        "is_current": "bool",
    },
)


class Subtopic(TypedDict):
    id: str
    """Topic number."""
    name: str
    """Name in capital letters."""
    is_main_topic: NotRequired[bool]
    """Always false; only if detail is full."""


class Topic(TypedDict):
    id: str
    """Topic number."""
    name: str
    """Name in capital letters."""
    is_main_topic: bool
    """True."""
    subtopics: list[Subtopic]
    """Subtopics; they have no subtopics of their own."""


Vote = TypedDict(
    "Vote",
    {
        # Id of the ballot.
        "id": "int",
        # Subject of the vote.
        "topic": "str | None",
        # Time of the ballot, with the Norwegian UTC offset.
        "time": "str | None",
        # Whether the proposal was adopted.
        "passed": "bool | None",
        # Whether the source reports counts. If not (unanimous ballots), for, against and absent are null.
        "counted": "bool",
        # Votes in favor; null if votes were not counted.
        "for": "int | None",
        # Votes against; null without counts.
        "against": "int | None",
        # Members who were absent; null without counts.
        "absent": "int | None",
        # Whether the source marks the result as unanimous.
        "unanimous": "bool",
        # Type of result as worded by the source, such as enstemmig_vedtatt; null if not specified.
        "result": "NotRequired[str | None]",
        # Result in Norwegian, such as Enstemmig vedtatt.
        "result_text": "NotRequired[str | None]",
        # Whether each member's vote was recorded.
        "recorded_individually": "bool | None",
        # Whether members could vote independently of their party.
        "free_vote": "NotRequired[bool | None]",
        # Counterpart of this row in an alternative ballot (two proposals against each other), with for and against
        # swapped.
        "alternative_vote_id": "int | None",
        # Order of the ballot at the sitting.
        "order": "NotRequired[int | None]",
        # Number of the case on the sitting's agenda.
        "agenda_number": "NotRequired[int | None]",
        # Voting method; not available in recent data.
        "method": "NotRequired[str | None]",
        # Comment from the source, often a correction of the counts. If detail is brief, absent if there is none.
        "comment": "NotRequired[str | None]",
        # Presiding president.
        "president": "NotRequired[Person | None]",
        # With by=party: how each party voted; null without a roll call.
        "by_party": "NotRequired[list[PartyVotes] | None]",
        # With by=member: how each member voted; null without a roll call.
        "members": "NotRequired[list[MemberVote] | None]",
    },
)


class ListSessionsResult(TypedDict):
    count: int
    """Number of sessions."""
    current_session: str
    """Id of the current session."""
    sessions: list[Session]
    """Newest first."""


class GetCurrentRepresentativesResult(TypedDict):
    count: int
    """Number of representatives returned."""
    total: int
    """Number of matches."""
    next_offset: int | None
    """Offset of the next page; null on the last page."""
    by_party: list[PartySeats]
    """All matches by party, largest first."""
    representatives: list[Representative]
    """In source order."""
    committees: list[Committee]
    """Committees of these representatives, with their names."""


class GetRepresentativesResult(TypedDict):
    period_id: str
    """Period as YYYY-YYYY."""
    count: int
    """Number of representatives returned."""
    total: int
    """Number of matches."""
    next_offset: int | None
    """Offset of the next page; null on the last page."""
    by_party: list[PartySeats]
    """All matches by party, largest first."""
    representatives: list[Representative]
    """In source order."""


class ListPartiesResult(TypedDict):
    session_id: str | None
    """Session; null for all parties."""
    count: int
    """Number of parties."""
    parties: list[Party]
    """In source order."""


class ListCommitteesResult(TypedDict):
    session_id: str
    """Session as YYYY-YYYY."""
    count: int
    """Number of committees."""
    committees: list[Committee]
    """In source order."""


class GetCasesResult(TypedDict):
    session_id: str
    """Session as YYYY-YYYY."""
    count: int
    """Number of cases returned."""
    total: int
    """Number of matches."""
    next_offset: int | None
    """Offset of the next page; null on the last page."""
    session_total: int
    """Number of cases in the session."""
    cases: list[CaseRow]
    """In source order, or most recently changed first."""
    note: str | None
    """Reason the list is empty."""


class GetCaseResult(TypedDict):
    id: int
    """Case number."""
    title: str
    """Formal title."""
    short_title: str | None
    """Readable title."""
    session: str | None
    """Session of the case as YYYY-YYYY."""
    number: int | None
    """Number of the case within its document series."""
    status: str | None
    """Status as worded by the source: varslet, mottatt, til_behandling, behandlet, trukket, bortfalt; null if not
    specified.
    """
    status_label: str | None
    """Status in English."""
    finished: bool | None
    """Whether the parliament has finished with the case."""
    type: str | None
    """Type as worded by the source: alminneligsak (ordinary matter), budsjett (budget), lovsak (bill)."""
    type_label: str | None
    """Type in English."""
    document_group: str | None
    """Document group as worded by the source: proposisjon (government proposition), representantforslag (private
    member's motion), grunnlovsforslag (constitutional amendment), melding (white paper or report), dokumentserien
    (Storting document), innstillingssaker (committee recommendation), redegjorelse (statement), innberetning (reported
    matter).
    """
    document_group_label: str | None
    """Document group in English."""
    committee: Committee | None
    """Committee responsible for the case; null before assignment."""
    proposers: list[Person]
    """Representatives who proposed the case, in source order; empty for government cases."""
    rapporteurs: list[Person]
    """Committee members who report on the case, in source order."""
    topics: list[CaseTopic]
    """In source order."""
    reference: str | None
    """The case's document references, such as Dokument 8:175 S (2009-2010), Innst. 109 S (2010-2011)."""
    publications: list[Publication]
    """Publications in source order: proposal, recommendation, minutes, decision."""
    recommendation_text: str | None
    """Title of the committee's recommendation; can contain HTML."""
    decision_text: str | None
    """Decision; can contain HTML."""
    short_decision: str | None
    """Summary of the decision."""
    parenthetical_text: str | None
    """Note in parentheses, such as Forslag fra (KrF)."""
    procedure: Procedure | None
    """Procedure of the case in the parliament."""
    keywords: list[str]
    """Norwegian keywords."""
    url: str
    """Storting page."""
    shortened: list[str]
    """Fields that were shortened; use detail full to get more."""


class GetVotesResult(TypedDict):
    case_id: int
    """Case number."""
    case_title: NotRequired[str]
    """Formal title of the case. Absent if the case could not be read."""
    count: int
    """Number of ballots returned."""
    total: int
    """Number of matches."""
    next_offset: int | None
    """Offset of the next page; null on the last page."""
    url: str
    """The Storting's page about these ballots."""
    votes: list[Vote]
    """Oldest first."""
    note: str | None
    """Reason ballots or counts are missing."""


class ListTopicsResult(TypedDict):
    count: int
    """Number of main topics."""
    topics: list[Topic]
    """Main topics, each with its subtopics."""


_LIST_SESSIONS: Operation[ListSessionsResult] = Operation(
    "no-parliament.list_sessions", "POST", "/rest/no-parliament/list_sessions"
)
_GET_CURRENT_REPRESENTATIVES: Operation[GetCurrentRepresentativesResult] = Operation(
    "no-parliament.get_current_representatives", "POST", "/rest/no-parliament/get_current_representatives"
)
_GET_REPRESENTATIVES: Operation[GetRepresentativesResult] = Operation(
    "no-parliament.get_representatives", "POST", "/rest/no-parliament/get_representatives"
)
_LIST_PARTIES: Operation[ListPartiesResult] = Operation(
    "no-parliament.list_parties", "POST", "/rest/no-parliament/list_parties"
)
_LIST_COMMITTEES: Operation[ListCommitteesResult] = Operation(
    "no-parliament.list_committees", "POST", "/rest/no-parliament/list_committees"
)
_GET_CASES: Operation[GetCasesResult] = Operation("no-parliament.get_cases", "POST", "/rest/no-parliament/get_cases")
_GET_CASE: Operation[GetCaseResult] = Operation("no-parliament.get_case", "POST", "/rest/no-parliament/get_case")
_GET_VOTES: Operation[GetVotesResult] = Operation("no-parliament.get_votes", "POST", "/rest/no-parliament/get_votes")
_LIST_TOPICS: Operation[ListTopicsResult] = Operation(
    "no-parliament.list_topics", "POST", "/rest/no-parliament/list_topics"
)
_REPORT_FEEDBACK: Operation[ReportFeedbackResult] = Operation(
    "no-parliament.report_feedback", "POST", "/rest/no-parliament/report_feedback", changes=True
)


class NoParliamentTools:
    """Norwegian parliament.

    The Norwegian parliament (Stortinget): sessions, representatives, parties, committees, cases, votes and topics.
    Names and titles are in Norwegian.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def list_sessions(self) -> Result[ListSessionsResult]:
        """Sessions of the Storting.

        All sessions of the Norwegian parliament from 1986-1987 to the current one, newest first, with their dates. A
        session lasts one year from 1 October. Future sessions are omitted. Use when the user wants the current session,
        its dates or a session id. For the cases of a session use get_cases; for the Swedish parliament use
        search_documents of se-parliament.

        Returns:
            ListSessionsResult: its fields; df() has Sessions.

        Example:
            >>> almanac.no_parliament.list_sessions()
        """
        return self._caller.call(_LIST_SESSIONS, {})

    def get_current_representatives(
        self,
        *,
        party: str | None = None,
        county: str | None = None,
        committee: str | None = None,
        name: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> Result[GetCurrentRepresentativesResult]:
        """Who sits in the Storting now.

        Current members of the Norwegian parliament with party, county, committees, gender and date of birth, in source
        order. Covers all 169 seats; by_party counts them by party. Lists 50 members by default; continue with
        next_offset. A deputy is listed instead of an absent member. Use when the user asks for the current members of
        the Norwegian parliament, or those of a party, county or committee. For members of an earlier period use
        get_representatives; for Swedish members use search_members of se-parliament.

        Args:
            party: Only members of this party: its code, such as H, or its Norwegian or English name. Get it from
                list_parties (id). At most 100 characters.
            county: Only members elected in this county: its name, such as Nordland, or its code. At most 100
                characters.
            committee: Only members of this committee: its code, such as FINANS, or its Norwegian name. Get it from
                list_committees (id). At most 100 characters.
            name: Only people whose name contains a word that begins with this text. At most 100 characters.
            limit: Maximum number of representatives. Default: all, up to 300 and as many as fit in 10,000 tokens;
                continue with next_offset. 1 to 1000.
            offset: Number of results to skip; use next_offset of the previous result. 0 to 100000. Default: 0.
            detail: full adds first and last name, names and codes of party and county, date of death and deputy
                status. Default: "brief".

        Returns:
            GetCurrentRepresentativesResult: its fields; df() has Representatives.

        Example:
            >>> almanac.no_parliament.get_current_representatives()
        """
        return self._caller.call(
            _GET_CURRENT_REPRESENTATIVES,
            {
                "party": party,
                "county": county,
                "committee": committee,
                "name": name,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    def iter_get_current_representatives(
        self,
        *,
        party: str | None = None,
        county: str | None = None,
        committee: str | None = None,
        name: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> Iterator[Result[GetCurrentRepresentativesResult]]:
        """Iterate over the pages of get_current_representatives, one result per page.

        Args:
            party: As in get_current_representatives.
            county: As in get_current_representatives.
            committee: As in get_current_representatives.
            name: As in get_current_representatives.
            limit: Rows per page.
            offset: Rows to skip before the first page.
            detail: As in get_current_representatives.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _GET_CURRENT_REPRESENTATIVES,
            {
                "party": party,
                "county": county,
                "committee": committee,
                "name": name,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    def get_representatives(
        self,
        *,
        period_id: str,
        party: str | None = None,
        county: str | None = None,
        name: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> Result[GetRepresentativesResult]:
        """Members of a past Storting.

        Members elected to the Norwegian parliament for a given four-year period, in source order. Covers periods since
        1945-1949. by_party counts the seats by party. Lists 50 members by default; continue with next_offset.
        Committees and email addresses are not available for past periods. Use when the user wants the members elected
        for one four-year period since 1945. For current members use get_current_representatives.

        Args:
            period_id: Four-year period as YYYY-YYYY, such as 2021-2025; the earliest periods are 1945-1949,
                1950-1953, 1954-1957 and 1958-1961, followed by four-year periods.
            party: Only members of this party: its code, such as H, or its Norwegian or English name. Get it from
                list_parties (id). At most 100 characters.
            county: Only members elected in this county: its name, such as Nordland, or its code. At most 100
                characters.
            name: Only people whose name contains a word that begins with this text. At most 100 characters.
            limit: Maximum number of representatives. Default: all, up to 300 and as many as fit in 10,000 tokens;
                continue with next_offset. 1 to 1000.
            offset: Number of results to skip; use next_offset of the previous result. 0 to 100000. Default: 0.
            detail: full adds first and last name, names and codes of party and county, date of death and deputy
                status. Default: "brief".

        Returns:
            GetRepresentativesResult: its fields; df() has Representatives.

        Example:
            >>> almanac.no_parliament.get_representatives(period_id="2021-2025")
        """
        return self._caller.call(
            _GET_REPRESENTATIVES,
            {
                "period_id": period_id,
                "party": party,
                "county": county,
                "name": name,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    def iter_get_representatives(
        self,
        *,
        period_id: str,
        party: str | None = None,
        county: str | None = None,
        name: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> Iterator[Result[GetRepresentativesResult]]:
        """Iterate over the pages of get_representatives, one result per page.

        Args:
            period_id: As in get_representatives.
            party: As in get_representatives.
            county: As in get_representatives.
            name: As in get_representatives.
            limit: Rows per page.
            offset: Rows to skip before the first page.
            detail: As in get_representatives.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _GET_REPRESENTATIVES,
            {
                "period_id": period_id,
                "party": party,
                "county": county,
                "name": name,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    def list_parties(self, *, session_id: str | None = None) -> Result[ListPartiesResult]:
        """Parties of the Storting.

        Political parties of the Norwegian parliament, either all parties or those of one session, in source order. Use
        when the user asks for the parties of the Norwegian parliament, or their codes. For the members of a party use
        get_current_representatives.

        Args:
            session_id: Only parties of this session, as YYYY-YYYY. Default: all parties, past and present. Get it
                from list_sessions (id).

        Returns:
            ListPartiesResult: its fields; df() has Parties.

        Example:
            >>> almanac.no_parliament.list_parties()
        """
        return self._caller.call(_LIST_PARTIES, {"session_id": session_id})

    def list_committees(self, *, session_id: str) -> Result[ListCommitteesResult]:
        """Committees of the Storting.

        Committees of the Norwegian parliament in one session, in source order. Committees change from session to
        session. Use when the user asks which committees the Storting has, or had in a session, or asks for a
        committee's id. For current members of a committee use get_current_representatives; for the cases of a committee
        use get_cases.

        Args:
            session_id: Session as YYYY-YYYY, such as 2026-2027; current means the current session. Get it from
                list_sessions (id).

        Returns:
            ListCommitteesResult: its fields; df() has Committees.

        Example:
            >>> almanac.no_parliament.list_committees(session_id="2026-2027")
        """
        return self._caller.call(_LIST_COMMITTEES, {"session_id": session_id})

    def get_cases(
        self,
        *,
        session_id: str,
        query: str | None = None,
        committee: str | None = None,
        topic: str | None = None,
        status: CaseStatus | None = None,
        type: CaseType | None = None,
        document_group: DocumentGroup | None = None,
        sort: CaseSort | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> Result[GetCasesResult]:
        """Cases of a session.

        Cases of the Norwegian parliament in a session with committee, topics and status, filtered by committee, topic,
        words, status or type; in source order or newest first. A session has 600 to 700 cases. Returns as many as fit
        in 10,000 tokens, about 150 to 300; continue with next_offset. The status behandlet means only that the
        committee has finished with the case; for the parliament, see `finished` in get_case. Use when the user wants
        bills, propositions, motions or reports before the Norwegian parliament in a session. For one case in full use
        get_case; for how a case was voted on use get_votes; for the Swedish parliament use search_documents of
        se-parliament.

        Args:
            session_id: Session as YYYY-YYYY, such as 2026-2027; current means the current session. Get it from
                list_sessions (id).
            query: Only cases whose title or reference contains words that begin with the given words: barneh
                matches barnehage. At most 200 characters.
            committee: Only cases of this committee: its code, such as FINANS, or its Norwegian name. Get it from
                list_committees (id). At most 100 characters.
            topic: Only cases with this topic: its number, or its Norwegian name, such as skatter. Get it from
                list_topics (id) or list_topics (name). At most 100 characters.
            status: Only cases with this status: varslet announced, mottatt received, til_behandling under
                consideration, behandlet considered by the committee, trukket withdrawn, bortfalt lapsed.
            type: Only cases of this type: lovsak bill, budsjett budget, alminneligsak ordinary matter.
            document_group: Only cases in this document group: proposisjon government proposition,
                representantforslag private member's motion, melding white paper, and others.
            sort: newest sorts by most recent change. Default: source order.
            limit: Maximum number of cases. Default: all, up to 300 and as many as fit in 10,000 tokens; continue
                with next_offset. 1 to 1000.
            offset: Number of results to skip; use next_offset of the previous result. 0 to 100000. Default: 0.
            detail: full adds readable title, type, document group, reference, dates and numbers. Default: "brief".

        Returns:
            GetCasesResult: its fields; df() has Cases.

        Example:
            >>> almanac.no_parliament.get_cases(session_id="2026-2027")
        """
        return self._caller.call(
            _GET_CASES,
            {
                "session_id": session_id,
                "query": query,
                "committee": committee,
                "topic": topic,
                "status": status,
                "type": type,
                "document_group": document_group,
                "sort": sort,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    def iter_get_cases(
        self,
        *,
        session_id: str,
        query: str | None = None,
        committee: str | None = None,
        topic: str | None = None,
        status: CaseStatus | None = None,
        type: CaseType | None = None,
        document_group: DocumentGroup | None = None,
        sort: CaseSort | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> Iterator[Result[GetCasesResult]]:
        """Iterate over the pages of get_cases, one result per page.

        Args:
            session_id: As in get_cases.
            query: As in get_cases.
            committee: As in get_cases.
            topic: As in get_cases.
            status: As in get_cases.
            type: As in get_cases.
            document_group: As in get_cases.
            sort: As in get_cases.
            limit: Rows per page.
            offset: Rows to skip before the first page.
            detail: As in get_cases.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _GET_CASES,
            {
                "session_id": session_id,
                "query": query,
                "committee": committee,
                "topic": topic,
                "status": status,
                "type": type,
                "document_group": document_group,
                "sort": sort,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    def get_case(self, *, case_id: int, detail: Detail | None = None) -> Result[GetCaseResult]:
        """One case of the Storting.

        One case of the Norwegian parliament by its number: proposers, rapporteurs, committee, topics, procedure,
        publications and the decision. Use when the user asks for the content, proposers, progress or decision of one
        Norwegian case. For its ballots use get_votes; for other cases in the session use get_cases.

        Args:
            case_id: Case number, such as 47163. Get it from get_cases (id). 1 to 2147483647.
            detail: brief truncates text to 2,000 characters and shortens lists that would exceed 10,000 tokens.
                full returns complete lists and text (up to 100,000 characters). Default: "brief".

        Returns:
            GetCaseResult: its fields; df() has the views Procedure, Publications.

        Example:
            >>> almanac.no_parliament.get_case(case_id=101010)
        """
        return self._caller.call(_GET_CASE, {"case_id": case_id, "detail": detail})

    def get_votes(
        self,
        *,
        case_id: int,
        by: Grouping | None = None,
        party: str | None = None,
        member: str | None = None,
        vote_id: int | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> Result[GetVotesResult]:
        """Ballots on a case.

        Ballots on one case of the Norwegian parliament: votes for and against, absent members, whether the proposal
        passed, and the subject of the vote; optionally by party or member; oldest first. Unanimous ballots have no
        counts: for, against and absent are null, and `note` gives the number of such ballots. Covers sessions since
        2011-2012. Roll calls (by, party, member) exist only for ballots with recorded_individually; for other ballots,
        by_party and members are null and `note` reports it. A result has at most 20 ballots with roll calls, or 2 when
        every member is listed; continue with next_offset. Use when the user asks how the Storting, a party or a
        politician voted on a case, or whether it was adopted. For content of the case use get_case; for votes in the
        Swedish parliament use list_votes of se-parliament.

        Args:
            case_id: Case number, such as 78686. Get it from get_cases (id). 1 to 2147483647.
            by: Adds the votes of each party (party) or each member (member).
            party: Only the votes of this party: its code, such as SV, or its name. Get it from list_parties (id).
                At most 100 characters.
            member: Only the vote of this member: the id or part of the name. At most 100 characters.
            vote_id: Only this ballot. Get it from get_votes (id). 1 to 2147483647.
            limit: Maximum number of ballots. Default: all, up to 300 and as many as fit in 10,000 tokens; continue
                with next_offset. 1 to 500.
            offset: Number of results to skip; use next_offset of the previous result. 0 to 100000. Default: 0.
            detail: full adds the type of result, order, agenda number, method and president. Default: "brief".

        Returns:
            GetVotesResult: its fields; df() has the views Divisions, By party, By member.

        Example:
            >>> almanac.no_parliament.get_votes(case_id=101010)
        """
        return self._caller.call(
            _GET_VOTES,
            {
                "case_id": case_id,
                "by": by,
                "party": party,
                "member": member,
                "vote_id": vote_id,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    def iter_get_votes(
        self,
        *,
        case_id: int,
        by: Grouping | None = None,
        party: str | None = None,
        member: str | None = None,
        vote_id: int | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> Iterator[Result[GetVotesResult]]:
        """Iterate over the pages of get_votes, one result per page.

        Args:
            case_id: As in get_votes.
            by: As in get_votes.
            party: As in get_votes.
            member: As in get_votes.
            vote_id: As in get_votes.
            limit: Rows per page.
            offset: Rows to skip before the first page.
            detail: As in get_votes.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _GET_VOTES,
            {
                "case_id": case_id,
                "by": by,
                "party": party,
                "member": member,
                "vote_id": vote_id,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    def list_topics(self, *, detail: Detail | None = None) -> Result[ListTopicsResult]:
        """Topics of the Storting.

        Topics used by the Norwegian parliament to classify its cases, in two levels, in source order. Use when the user
        asks for the subjects that the Norwegian parliament uses to classify its cases. For the cases of a session with
        their topics use get_cases.

        Args:
            detail: full adds is_main_topic (false) to each subtopic. Default: "brief".

        Returns:
            ListTopicsResult: its fields; df() has Topics.

        Example:
            >>> almanac.no_parliament.list_topics()
        """
        return self._caller.call(_LIST_TOPICS, {"detail": detail})

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
            >>> almanac.no_parliament.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )


class AsyncNoParliamentTools:
    """Norwegian parliament.

    The Norwegian parliament (Stortinget): sessions, representatives, parties, committees, cases, votes and topics.
    Names and titles are in Norwegian.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def list_sessions(self) -> Result[ListSessionsResult]:
        """Sessions of the Storting.

        All sessions of the Norwegian parliament from 1986-1987 to the current one, newest first, with their dates. A
        session lasts one year from 1 October. Future sessions are omitted. Use when the user wants the current session,
        its dates or a session id. For the cases of a session use get_cases; for the Swedish parliament use
        search_documents of se-parliament.

        Returns:
            ListSessionsResult: its fields; df() has Sessions.

        Example:
            >>> almanac.no_parliament.list_sessions()
        """
        return await self._caller.call(_LIST_SESSIONS, {})

    async def get_current_representatives(
        self,
        *,
        party: str | None = None,
        county: str | None = None,
        committee: str | None = None,
        name: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> Result[GetCurrentRepresentativesResult]:
        """Who sits in the Storting now.

        Current members of the Norwegian parliament with party, county, committees, gender and date of birth, in source
        order. Covers all 169 seats; by_party counts them by party. Lists 50 members by default; continue with
        next_offset. A deputy is listed instead of an absent member. Use when the user asks for the current members of
        the Norwegian parliament, or those of a party, county or committee. For members of an earlier period use
        get_representatives; for Swedish members use search_members of se-parliament.

        Args:
            party: Only members of this party: its code, such as H, or its Norwegian or English name. Get it from
                list_parties (id). At most 100 characters.
            county: Only members elected in this county: its name, such as Nordland, or its code. At most 100
                characters.
            committee: Only members of this committee: its code, such as FINANS, or its Norwegian name. Get it from
                list_committees (id). At most 100 characters.
            name: Only people whose name contains a word that begins with this text. At most 100 characters.
            limit: Maximum number of representatives. Default: all, up to 300 and as many as fit in 10,000 tokens;
                continue with next_offset. 1 to 1000.
            offset: Number of results to skip; use next_offset of the previous result. 0 to 100000. Default: 0.
            detail: full adds first and last name, names and codes of party and county, date of death and deputy
                status. Default: "brief".

        Returns:
            GetCurrentRepresentativesResult: its fields; df() has Representatives.

        Example:
            >>> almanac.no_parliament.get_current_representatives()
        """
        return await self._caller.call(
            _GET_CURRENT_REPRESENTATIVES,
            {
                "party": party,
                "county": county,
                "committee": committee,
                "name": name,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    def iter_get_current_representatives(
        self,
        *,
        party: str | None = None,
        county: str | None = None,
        committee: str | None = None,
        name: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> AsyncIterator[Result[GetCurrentRepresentativesResult]]:
        """Iterate over the pages of get_current_representatives, one result per page.

        Args:
            party: As in get_current_representatives.
            county: As in get_current_representatives.
            committee: As in get_current_representatives.
            name: As in get_current_representatives.
            limit: Rows per page.
            offset: Rows to skip before the first page.
            detail: As in get_current_representatives.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _GET_CURRENT_REPRESENTATIVES,
            {
                "party": party,
                "county": county,
                "committee": committee,
                "name": name,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    async def get_representatives(
        self,
        *,
        period_id: str,
        party: str | None = None,
        county: str | None = None,
        name: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> Result[GetRepresentativesResult]:
        """Members of a past Storting.

        Members elected to the Norwegian parliament for a given four-year period, in source order. Covers periods since
        1945-1949. by_party counts the seats by party. Lists 50 members by default; continue with next_offset.
        Committees and email addresses are not available for past periods. Use when the user wants the members elected
        for one four-year period since 1945. For current members use get_current_representatives.

        Args:
            period_id: Four-year period as YYYY-YYYY, such as 2021-2025; the earliest periods are 1945-1949,
                1950-1953, 1954-1957 and 1958-1961, followed by four-year periods.
            party: Only members of this party: its code, such as H, or its Norwegian or English name. Get it from
                list_parties (id). At most 100 characters.
            county: Only members elected in this county: its name, such as Nordland, or its code. At most 100
                characters.
            name: Only people whose name contains a word that begins with this text. At most 100 characters.
            limit: Maximum number of representatives. Default: all, up to 300 and as many as fit in 10,000 tokens;
                continue with next_offset. 1 to 1000.
            offset: Number of results to skip; use next_offset of the previous result. 0 to 100000. Default: 0.
            detail: full adds first and last name, names and codes of party and county, date of death and deputy
                status. Default: "brief".

        Returns:
            GetRepresentativesResult: its fields; df() has Representatives.

        Example:
            >>> almanac.no_parliament.get_representatives(period_id="2021-2025")
        """
        return await self._caller.call(
            _GET_REPRESENTATIVES,
            {
                "period_id": period_id,
                "party": party,
                "county": county,
                "name": name,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    def iter_get_representatives(
        self,
        *,
        period_id: str,
        party: str | None = None,
        county: str | None = None,
        name: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> AsyncIterator[Result[GetRepresentativesResult]]:
        """Iterate over the pages of get_representatives, one result per page.

        Args:
            period_id: As in get_representatives.
            party: As in get_representatives.
            county: As in get_representatives.
            name: As in get_representatives.
            limit: Rows per page.
            offset: Rows to skip before the first page.
            detail: As in get_representatives.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _GET_REPRESENTATIVES,
            {
                "period_id": period_id,
                "party": party,
                "county": county,
                "name": name,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    async def list_parties(self, *, session_id: str | None = None) -> Result[ListPartiesResult]:
        """Parties of the Storting.

        Political parties of the Norwegian parliament, either all parties or those of one session, in source order. Use
        when the user asks for the parties of the Norwegian parliament, or their codes. For the members of a party use
        get_current_representatives.

        Args:
            session_id: Only parties of this session, as YYYY-YYYY. Default: all parties, past and present. Get it
                from list_sessions (id).

        Returns:
            ListPartiesResult: its fields; df() has Parties.

        Example:
            >>> almanac.no_parliament.list_parties()
        """
        return await self._caller.call(_LIST_PARTIES, {"session_id": session_id})

    async def list_committees(self, *, session_id: str) -> Result[ListCommitteesResult]:
        """Committees of the Storting.

        Committees of the Norwegian parliament in one session, in source order. Committees change from session to
        session. Use when the user asks which committees the Storting has, or had in a session, or asks for a
        committee's id. For current members of a committee use get_current_representatives; for the cases of a committee
        use get_cases.

        Args:
            session_id: Session as YYYY-YYYY, such as 2026-2027; current means the current session. Get it from
                list_sessions (id).

        Returns:
            ListCommitteesResult: its fields; df() has Committees.

        Example:
            >>> almanac.no_parliament.list_committees(session_id="2026-2027")
        """
        return await self._caller.call(_LIST_COMMITTEES, {"session_id": session_id})

    async def get_cases(
        self,
        *,
        session_id: str,
        query: str | None = None,
        committee: str | None = None,
        topic: str | None = None,
        status: CaseStatus | None = None,
        type: CaseType | None = None,
        document_group: DocumentGroup | None = None,
        sort: CaseSort | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> Result[GetCasesResult]:
        """Cases of a session.

        Cases of the Norwegian parliament in a session with committee, topics and status, filtered by committee, topic,
        words, status or type; in source order or newest first. A session has 600 to 700 cases. Returns as many as fit
        in 10,000 tokens, about 150 to 300; continue with next_offset. The status behandlet means only that the
        committee has finished with the case; for the parliament, see `finished` in get_case. Use when the user wants
        bills, propositions, motions or reports before the Norwegian parliament in a session. For one case in full use
        get_case; for how a case was voted on use get_votes; for the Swedish parliament use search_documents of
        se-parliament.

        Args:
            session_id: Session as YYYY-YYYY, such as 2026-2027; current means the current session. Get it from
                list_sessions (id).
            query: Only cases whose title or reference contains words that begin with the given words: barneh
                matches barnehage. At most 200 characters.
            committee: Only cases of this committee: its code, such as FINANS, or its Norwegian name. Get it from
                list_committees (id). At most 100 characters.
            topic: Only cases with this topic: its number, or its Norwegian name, such as skatter. Get it from
                list_topics (id) or list_topics (name). At most 100 characters.
            status: Only cases with this status: varslet announced, mottatt received, til_behandling under
                consideration, behandlet considered by the committee, trukket withdrawn, bortfalt lapsed.
            type: Only cases of this type: lovsak bill, budsjett budget, alminneligsak ordinary matter.
            document_group: Only cases in this document group: proposisjon government proposition,
                representantforslag private member's motion, melding white paper, and others.
            sort: newest sorts by most recent change. Default: source order.
            limit: Maximum number of cases. Default: all, up to 300 and as many as fit in 10,000 tokens; continue
                with next_offset. 1 to 1000.
            offset: Number of results to skip; use next_offset of the previous result. 0 to 100000. Default: 0.
            detail: full adds readable title, type, document group, reference, dates and numbers. Default: "brief".

        Returns:
            GetCasesResult: its fields; df() has Cases.

        Example:
            >>> almanac.no_parliament.get_cases(session_id="2026-2027")
        """
        return await self._caller.call(
            _GET_CASES,
            {
                "session_id": session_id,
                "query": query,
                "committee": committee,
                "topic": topic,
                "status": status,
                "type": type,
                "document_group": document_group,
                "sort": sort,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    def iter_get_cases(
        self,
        *,
        session_id: str,
        query: str | None = None,
        committee: str | None = None,
        topic: str | None = None,
        status: CaseStatus | None = None,
        type: CaseType | None = None,
        document_group: DocumentGroup | None = None,
        sort: CaseSort | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> AsyncIterator[Result[GetCasesResult]]:
        """Iterate over the pages of get_cases, one result per page.

        Args:
            session_id: As in get_cases.
            query: As in get_cases.
            committee: As in get_cases.
            topic: As in get_cases.
            status: As in get_cases.
            type: As in get_cases.
            document_group: As in get_cases.
            sort: As in get_cases.
            limit: Rows per page.
            offset: Rows to skip before the first page.
            detail: As in get_cases.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _GET_CASES,
            {
                "session_id": session_id,
                "query": query,
                "committee": committee,
                "topic": topic,
                "status": status,
                "type": type,
                "document_group": document_group,
                "sort": sort,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    async def get_case(self, *, case_id: int, detail: Detail | None = None) -> Result[GetCaseResult]:
        """One case of the Storting.

        One case of the Norwegian parliament by its number: proposers, rapporteurs, committee, topics, procedure,
        publications and the decision. Use when the user asks for the content, proposers, progress or decision of one
        Norwegian case. For its ballots use get_votes; for other cases in the session use get_cases.

        Args:
            case_id: Case number, such as 47163. Get it from get_cases (id). 1 to 2147483647.
            detail: brief truncates text to 2,000 characters and shortens lists that would exceed 10,000 tokens.
                full returns complete lists and text (up to 100,000 characters). Default: "brief".

        Returns:
            GetCaseResult: its fields; df() has the views Procedure, Publications.

        Example:
            >>> almanac.no_parliament.get_case(case_id=101010)
        """
        return await self._caller.call(_GET_CASE, {"case_id": case_id, "detail": detail})

    async def get_votes(
        self,
        *,
        case_id: int,
        by: Grouping | None = None,
        party: str | None = None,
        member: str | None = None,
        vote_id: int | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> Result[GetVotesResult]:
        """Ballots on a case.

        Ballots on one case of the Norwegian parliament: votes for and against, absent members, whether the proposal
        passed, and the subject of the vote; optionally by party or member; oldest first. Unanimous ballots have no
        counts: for, against and absent are null, and `note` gives the number of such ballots. Covers sessions since
        2011-2012. Roll calls (by, party, member) exist only for ballots with recorded_individually; for other ballots,
        by_party and members are null and `note` reports it. A result has at most 20 ballots with roll calls, or 2 when
        every member is listed; continue with next_offset. Use when the user asks how the Storting, a party or a
        politician voted on a case, or whether it was adopted. For content of the case use get_case; for votes in the
        Swedish parliament use list_votes of se-parliament.

        Args:
            case_id: Case number, such as 78686. Get it from get_cases (id). 1 to 2147483647.
            by: Adds the votes of each party (party) or each member (member).
            party: Only the votes of this party: its code, such as SV, or its name. Get it from list_parties (id).
                At most 100 characters.
            member: Only the vote of this member: the id or part of the name. At most 100 characters.
            vote_id: Only this ballot. Get it from get_votes (id). 1 to 2147483647.
            limit: Maximum number of ballots. Default: all, up to 300 and as many as fit in 10,000 tokens; continue
                with next_offset. 1 to 500.
            offset: Number of results to skip; use next_offset of the previous result. 0 to 100000. Default: 0.
            detail: full adds the type of result, order, agenda number, method and president. Default: "brief".

        Returns:
            GetVotesResult: its fields; df() has the views Divisions, By party, By member.

        Example:
            >>> almanac.no_parliament.get_votes(case_id=101010)
        """
        return await self._caller.call(
            _GET_VOTES,
            {
                "case_id": case_id,
                "by": by,
                "party": party,
                "member": member,
                "vote_id": vote_id,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    def iter_get_votes(
        self,
        *,
        case_id: int,
        by: Grouping | None = None,
        party: str | None = None,
        member: str | None = None,
        vote_id: int | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> AsyncIterator[Result[GetVotesResult]]:
        """Iterate over the pages of get_votes, one result per page.

        Args:
            case_id: As in get_votes.
            by: As in get_votes.
            party: As in get_votes.
            member: As in get_votes.
            vote_id: As in get_votes.
            limit: Rows per page.
            offset: Rows to skip before the first page.
            detail: As in get_votes.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _GET_VOTES,
            {
                "case_id": case_id,
                "by": by,
                "party": party,
                "member": member,
                "vote_id": vote_id,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    async def list_topics(self, *, detail: Detail | None = None) -> Result[ListTopicsResult]:
        """Topics of the Storting.

        Topics used by the Norwegian parliament to classify its cases, in two levels, in source order. Use when the user
        asks for the subjects that the Norwegian parliament uses to classify its cases. For the cases of a session with
        their topics use get_cases.

        Args:
            detail: full adds is_main_topic (false) to each subtopic. Default: "brief".

        Returns:
            ListTopicsResult: its fields; df() has Topics.

        Example:
            >>> almanac.no_parliament.list_topics()
        """
        return await self._caller.call(_LIST_TOPICS, {"detail": detail})

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
            >>> almanac.no_parliament.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return await self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )
