// The source's words for kinds and states of cases, in English.

/** A case's status in English, by the source's word. */
export const STATUS_LABELS: Readonly<Record<string, string>> = {
  varslet: 'announced',
  mottatt: 'received',
  til_behandling: 'under consideration',
  behandlet: 'considered by the committee',
  trukket: 'withdrawn',
  bortfalt: 'lapsed',
};

/** A case's type in English, by the source's word. */
export const TYPE_LABELS: Readonly<Record<string, string>> = {
  alminneligsak: 'ordinary matter',
  budsjett: 'budget',
  lovsak: 'bill',
};

/** A document group in English, by the source's word. */
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
