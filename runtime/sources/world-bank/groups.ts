// Groups of countries of which the World Bank has figures: regions, income levels, lending groups. Its rows name some of them by an id
// of two characters alone, without the code that they are asked for by.
// No recording shows them all: what is unverified stands in spec/upstreams/world-bank.yaml.

/** A region or income group. */
export interface CountryGroup {
  /** By which it is asked for. */
  readonly code: string;
  /** By which its rows name it. */
  readonly id: string;
  readonly name: string;
}

const group = (code: string, id: string, name: string): CountryGroup => ({ code, id, name });

export const COUNTRY_GROUPS: readonly CountryGroup[] = [
  group('SSF', 'ZG', 'Sub-Saharan Africa'),
  group('AFE', 'ZH', 'Africa Eastern and Southern'),
  group('AFW', 'ZI', 'Africa Western and Central'),
  group('EAS', 'Z4', 'East Asia and Pacific'),
  group('ECS', 'Z7', 'Europe and Central Asia'),
  group('LCN', 'ZJ', 'Latin America and Caribbean'),
  group('MEA', 'ZQ', 'Middle East and North Africa'),
  group('NAC', 'XU', 'North America'),
  group('SAS', '8S', 'South Asia'),
  group('ARB', '1A', 'Arab World'),
  group('CEB', 'B8', 'Central Europe and the Baltics'),
  group('CSS', 'S3', 'Caribbean small states'),
  group('PSS', 'S2', 'Pacific island small states'),
  group('SST', 'S1', 'Small states'),
  group('LIC', 'XM', 'Low income'),
  group('LMC', 'XN', 'Lower middle income'),
  group('MIC', 'XP', 'Middle income'),
  group('UMC', 'XT', 'Upper middle income'),
  group('LMY', 'XO', 'Low and middle income'),
  group('HIC', 'XD', 'High income'),
  group('LDC', 'XL', 'Least developed countries'),
  group('HPC', 'XE', 'Heavily indebted poor countries'),
  group('FCS', 'F1', 'Fragile and conflict affected situations'),
  group('IDA', 'XG', 'IDA total'),
  group('IBD', 'XF', 'IBRD only'),
];

/** The id by which rows name an area that is asked for by a code; undefined for one that they name by the code itself. */
export function rowId(code: string): string | undefined {
  return COUNTRY_GROUPS.find((each) => each.code === code)?.id;
}
