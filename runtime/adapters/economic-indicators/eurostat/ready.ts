// The most frequently requested series, with values selected for all required dimensions. If Eurostat changes one of
// these codes, requests fail with an unknown-code error.

import type { Language } from '../../../lib/text/stemming.ts';

export interface ReadyIndicator {
  readonly id: string;
  readonly titles: { readonly en: string } & Readonly<Partial<Record<Language, string>>>;
  readonly description: string;
}

export const READY: readonly ReadyIndicator[] = [
  {
    id: 'une_rt_m?s_adj=SA&age=TOTAL&unit=PC_ACT&sex=T',
    titles: {
      en: 'Unemployment rate, total, monthly',
      fr: 'Taux de chômage, total, mensuel',
      de: 'Arbeitslosenquote, insgesamt, monatlich',
    },
    description: 'Seasonally adjusted, percentage of the population in the labour force.',
  },
  {
    id: 'une_rt_m?s_adj=SA&age=Y_LT25&unit=PC_ACT&sex=T',
    titles: {
      en: 'Youth unemployment rate, under 25 years, monthly',
      fr: 'Taux de chômage des jeunes, mensuel',
      de: 'Jugendarbeitslosenquote, monatlich',
    },
    description: 'Seasonally adjusted, percentage of the labour force below 25 years.',
  },
  {
    id: 'une_rt_a?age=Y15-74&unit=PC_ACT&sex=T',
    titles: {
      en: 'Unemployment rate, total, annual',
      fr: 'Taux de chômage, total, annuel',
      de: 'Arbeitslosenquote, insgesamt, jährlich',
    },
    description: 'Annual average, percentage of the labour force from 15 to 74 years.',
  },
  {
    id: 'nama_10_gdp?unit=CP_MEUR&na_item=B1GQ',
    titles: {
      en: 'Gross domestic product (GDP) at market prices, annual',
      fr: 'Produit intérieur brut (PIB), annuel',
      de: 'Bruttoinlandsprodukt (BIP), jährlich',
    },
    description: 'Current prices, million euro.',
  },
  {
    id: 'nama_10_gdp?unit=CLV_PCH_PRE&na_item=B1GQ',
    titles: { en: 'GDP growth, annual', fr: 'Croissance du PIB, annuelle', de: 'BIP-Wachstum, jährlich' },
    description: 'Chain linked volumes, percentage change on previous period.',
  },
  {
    id: 'namq_10_gdp?unit=CLV_PCH_PRE&s_adj=SCA&na_item=B1GQ',
    titles: {
      en: 'GDP growth, quarterly',
      fr: 'Croissance du PIB, trimestrielle',
      de: 'BIP-Wachstum, vierteljährlich',
    },
    description: 'Chain linked volumes, percentage change on previous quarter, seasonally and calendar adjusted.',
  },
  {
    id: 'nama_10_pc?unit=CP_EUR_HAB&na_item=B1GQ',
    titles: { en: 'GDP per capita, annual', fr: 'PIB par habitant, annuel', de: 'BIP pro Kopf, jährlich' },
    description: 'Current prices, euro per capita.',
  },
  {
    id: 'prc_hicp_minr?unit=I15&coicop18=TOTAL',
    titles: {
      en: 'Consumer prices (HICP), all items, index, monthly',
      fr: 'Prix à la consommation (IPCH), indice, mensuel',
      de: 'Verbraucherpreise (HVPI), Index, monatlich',
    },
    description: 'Harmonised index of consumer prices, 2015 = 100.',
  },
  {
    id: 'prc_hicp_minr?unit=RCH_A&coicop18=TOTAL',
    titles: {
      en: 'Inflation rate (HICP), all items, annual rate of change, monthly',
      fr: "Taux d'inflation (IPCH), mensuel",
      de: 'Inflationsrate (HVPI), monatlich',
    },
    description: 'Annual rate of change of the harmonised index of consumer prices.',
  },
  {
    id: 'gov_10dd_edpt1?unit=PC_GDP&na_item=GD&sector=S13',
    titles: {
      en: 'Government debt, percentage of GDP, annual',
      fr: 'Dette publique, pourcentage du PIB',
      de: 'Staatsverschuldung, Prozent des BIP',
    },
    description: 'General government consolidated gross debt.',
  },
  {
    id: 'gov_10dd_edpt1?unit=PC_GDP&na_item=B9&sector=S13',
    titles: {
      en: 'Government deficit or surplus, percentage of GDP, annual',
      fr: 'Déficit ou excédent public, pourcentage du PIB',
      de: 'Öffentliches Defizit oder Überschuss, Prozent des BIP',
    },
    description: 'Net lending or borrowing of general government; a deficit is negative.',
  },
  {
    id: 'demo_pjan?unit=NR&age=TOTAL&sex=T',
    titles: {
      en: 'Population on 1 January, total',
      fr: 'Population au 1er janvier, total',
      de: 'Bevölkerung am 1. Januar, insgesamt',
    },
    description: 'Number of inhabitants.',
  },
  {
    id: 'demo_mlexpec?unit=YR&sex=T&age=Y_LT1',
    titles: {
      en: 'Life expectancy at birth, total',
      fr: 'Espérance de vie à la naissance, total',
      de: 'Lebenserwartung bei der Geburt, insgesamt',
    },
    description: 'Years.',
  },
];
