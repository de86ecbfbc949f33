// Where a person reads on: the Storting's pages on a case.

const CASE = 'https://www.stortinget.no/no/Saker-og-publikasjoner/Saker/Sak/';

/** Where a person reads of a case. */
export function casePage(id: number): string {
  return `${CASE}?p=${id}`;
}

/** Where a person reads of the votes on a case. */
export function ballotsPage(caseId: number): string {
  return `${CASE}Voteringsoversikt/?p=${caseId}`;
}
