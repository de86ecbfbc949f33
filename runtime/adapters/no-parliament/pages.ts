// The Storting's web pages on a case.

const CASE = 'https://www.stortinget.no/no/Saker-og-publikasjoner/Saker/Sak/';

export function casePage(id: number): string {
  return `${CASE}?p=${id}`;
}

/** Web page with the votes on a case. */
export function ballotsPage(caseId: number): string {
  return `${CASE}Voteringsoversikt/?p=${caseId}`;
}
