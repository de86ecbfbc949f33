const CASE = 'https://www.stortinget.no/no/Saker-og-publikasjoner/Saker/Sak/';

export function casePage(id: number): string {
  return `${CASE}?p=${id}`;
}

export function ballotsPage(caseId: number): string {
  return `${CASE}Voteringsoversikt/?p=${caseId}`;
}
