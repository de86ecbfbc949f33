import type { Language } from '../../../lib/text/stemming.ts';

export interface ReadyIndicator {
  readonly id: string;
  readonly titles: { readonly en: string } & Readonly<Partial<Record<Language, string>>>;
  readonly description: string;
}

const KEI = 'OECD.SDD.STES,DSD_KEI@DF_KEI';

export const READY: readonly ReadyIndicator[] = [
  {
    id: `${KEI}:MEASURE=IRLT;FREQ=M`,
    titles: { en: 'Long-term interest rates, monthly', fr: "Taux d'intérêt à long terme, mensuel" },
    description: 'Yields of government bonds with a maturity of about ten years, percent per year.',
  },
  {
    id: `${KEI}:MEASURE=IR3TIB;FREQ=M`,
    titles: { en: 'Short-term interest rates, monthly', fr: "Taux d'intérêt à court terme, mensuel" },
    description: 'Three-month interbank rates, percent per year.',
  },
  {
    id: `${KEI}:MEASURE=CP;FREQ=M;TRANSFORMATION=GY`,
    titles: {
      en: 'Inflation, consumer prices, growth over a year, monthly',
      fr: 'Inflation, prix à la consommation, mensuel',
    },
    description: 'Consumer price index, growth rate over one year.',
  },
  {
    id: `${KEI}:MEASURE=B1GQ_Q;FREQ=Q;TRANSFORMATION=GY`,
    titles: { en: 'GDP growth, quarterly, over a year', fr: 'Croissance du PIB, trimestrielle' },
    description: 'Gross domestic product in volume, growth rate over one year.',
  },
  {
    id: `${KEI}:MEASURE=LI;FREQ=M`,
    titles: { en: 'Composite leading indicator, monthly', fr: 'Indicateur avancé, mensuel' },
    description: 'Early signals of turning points in the business cycle.',
  },
  {
    id: `${KEI}:MEASURE=SHARE;FREQ=M;TRANSFORMATION=_Z`,
    titles: { en: 'Share prices, monthly', fr: 'Cours des actions, mensuel' },
    description: 'Index of share prices.',
  },
  {
    id: 'OECD.SDD.TPS,DSD_LFS@DF_IALFS_UNE_M:MEASURE=UNE_LF_M;UNIT_MEASURE=PT_LF_SUB;ADJUSTMENT=Y;SEX=_T;AGE=Y_GE15;FREQ=M',
    titles: { en: 'Unemployment rate, total, monthly', fr: 'Taux de chômage, total, mensuel' },
    description: 'Seasonally adjusted, percentage of the labour force, 15 years and over.',
  },
  {
    id: 'OECD.SDD.TPS,DSD_LFS@DF_IALFS_UNE_M:MEASURE=UNE_LF_M;UNIT_MEASURE=PT_LF_SUB;ADJUSTMENT=Y;SEX=_T;AGE=Y15T24;FREQ=M',
    titles: { en: 'Youth unemployment rate, monthly', fr: 'Taux de chômage des jeunes, mensuel' },
    description: 'Seasonally adjusted, percentage of the labour force from 15 to 24 years.',
  },
];
