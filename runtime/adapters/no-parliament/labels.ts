export const STATUS_LABELS: Readonly<Record<string, string>> = {
  varslet: 'announced',
  mottatt: 'received',
  til_behandling: 'under consideration',
  behandlet: 'considered by the committee',
  trukket: 'withdrawn',
  bortfalt: 'lapsed',
};

export const TYPE_LABELS: Readonly<Record<string, string>> = {
  alminneligsak: 'ordinary matter',
  budsjett: 'budget',
  lovsak: 'bill',
};

export const DOCUMENT_GROUP_LABELS: Readonly<Record<string, string>> = {
  proposisjon: 'government proposition',
  representantforslag: "private member's motion",
  grunnlovsforslag: 'constitutional amendment',
  melding: 'white paper or report',
  dokumentserien: 'Storting document',
  innstillingssaker: 'committee recommendation',
  redegjorelse: 'statement to the Storting',
  innberetning: 'reported matter',
};
