// The most frequently requested surveys. The series ids of a survey show which series are totals.

export interface Survey {
  /** First two letters of the survey's series ids, in lower case; also its folder name. */
  readonly code: string;
  readonly name: string;
  readonly words: string;
  /** Probability, from 0 to 1, that a query for the survey's subject refers to this series. */
  priorOf(id: string): number;
  unitOf?(id: string, title: string, basePeriod: string | undefined): string | undefined;
  readonly titles?: TitleParts;
  /** Returns the title to index if the title in the file does not start with the subject. */
  titleOf?(title: string): string;
  leavesOut?(id: string): boolean;
}

export interface TitleParts {
  /** Names of code files. Each file explains the codes in the `<name>_code` column of the series file. */
  readonly files: readonly string[];
  write(texts: Readonly<Record<string, string | undefined>>): string | undefined;
}

/** Series that people usually mean if they mention only the subject. */
const WELL_KNOWN = new Set([
  'LNS14000000',
  'LNS11000000',
  'LNS12000000',
  'LNS13000000',
  'CES0000000001',
  'CES0500000001',
  'CES0500000003',
  'CUUR0000SA0',
  'CUSR0000SA0',
  'CUUR0000SA0L1E',
  'CUSR0000SA0L1E',
  'CUUR0000SETB01',
  'WPUFD4',
  'WPSFD4',
  'JTS000000000000000JOL',
  'CIU1010000000000A',
  'PRS85006092',
]);

const known = (id: string, other: number): number => (WELL_KNOWN.has(id) ? 1 : other);
const index = (_id: string, _title: string, base: string | undefined) =>
  base === undefined ? 'index' : `index, ${base}`;
const joinDefined = (parts: readonly (string | undefined)[]) => parts.filter((part) => part !== undefined).join(', ');

/** Builds titles such as "Quits rate, Total nonfarm, California". Parts that mean "all" are omitted. */
const JOB_OPENINGS: TitleParts = {
  files: ['dataelement', 'ratelevel', 'industry', 'state', 'sizeclass'],
  write: ({ dataelement, ratelevel = '', industry, state = '', sizeclass = '' }) => {
    if (dataelement === undefined) return undefined;
    const form = ratelevel.split(' ', 1)[0]?.toLowerCase() ?? '';
    const what = form === '' || /\bratio\b/i.test(dataelement) ? dataelement : `${dataelement} ${form}`;
    const place = state === '' || /^total us$/i.test(state) ? undefined : state;
    return joinDefined([what, industry, place, sizeclass === '' || /^all /i.test(sizeclass) ? undefined : sizeclass]);
  },
};

/** Builds titles such as "Labor productivity (output per hour), Nonfarm Business, Index (2017=100)". */
const PRODUCTIVITY: TitleParts = {
  files: ['measure', 'sector', 'duration'],
  write: ({ measure, sector, duration }) =>
    measure === undefined ? undefined : joinDefined([measure, sector, duration]),
};

/**
 * Ranks the national average above cities, item groups above single items, and monthly series above semiannual ones.
 */
function priorOfPrices(id: string): number {
  const isNational = id.slice(4, 8) === '0000';
  const isMonthly = id[3] === 'R';
  const isGroup = id.slice(8, 10) === 'SA';
  const depth = Math.max(0, id.length - 11);
  return known(
    id,
    (isNational ? 0.6 : 0.2) + (isMonthly ? 0.1 : 0) + (isGroup ? 0.05 : 0) - Math.min(0.1, depth * 0.02),
  );
}

export const SURVEYS: readonly Survey[] = [
  {
    code: 'cu',
    name: 'Consumer Price Index, all urban consumers (CPI-U)',
    words: 'inflation prices cost of living cpi consumer price index',
    priorOf: priorOfPrices,
    unitOf: index,
  },
  {
    code: 'cw',
    name: 'Consumer Price Index, urban wage earners (CPI-W)',
    words: 'inflation prices cost of living cpi consumer price index',
    priorOf: (id) => priorOfPrices(id) - 0.2,
    unitOf: index,
  },
  {
    code: 'su',
    name: 'Chained Consumer Price Index (C-CPI-U)',
    words: 'inflation prices cost of living chained cpi consumer price index',
    priorOf: (id) => priorOfPrices(id) - 0.2,
    unitOf: index,
  },
  {
    code: 'ln',
    name: 'Current Population Survey, household survey (CPS)',
    words: 'unemployment employment labor force jobs',
    // Series whose ids end in zeros cover the whole population.
    priorOf: (id) => known(id, /0{5}$/.test(id) ? 0.7 : 0.35),
    unitOf: (_id, title) => unitOfLabour(title),
  },
  {
    code: 'ce',
    name: 'Current Employment Statistics, establishment survey (CES)',
    words: 'jobs payrolls employment earnings hours nonfarm',
    priorOf: (id) => known(id, /^CE[SU](?:00|05)000000/.test(id) ? 0.75 : 0.4),
    unitOf: (_id, title) => unitOfPayrolls(title),
  },
  {
    code: 'jt',
    name: 'Job Openings and Labor Turnover Survey (JOLTS)',
    words: 'job vacancies openings hires quits layoffs',
    priorOf: (id) => known(id, /^JT[SU]0{9}/.test(id) ? 0.75 : 0.35),
    titles: JOB_OPENINGS,
    unitOf: (id) => (id.endsWith('UOR') ? 'persons per job opening' : id.endsWith('R') ? 'percent' : 'thousands'),
  },
  {
    code: 'ci',
    name: 'Employment Cost Index (ECI)',
    words: 'labor costs wages salaries compensation benefits',
    priorOf: (id) => known(id, 0.45),
    // The last letter of the id indicates an index, or a change over 3 or 12 months.
    unitOf: (id, title, base) =>
      ({ I: index(id, title, base), Q: 'percent change over 3 months', A: 'percent change over 12 months' })[
        id.slice(-1)
      ],
  },
  {
    code: 'la',
    name: 'Local Area Unemployment Statistics, states (LAUS)',
    words: 'unemployment employment labor force state',
    priorOf: () => 0.4,
    // Measures 03, 07 and 08 are the unemployment rate, employment-population ratio and participation rate.
    unitOf: (id) => (/0[378]$/.test(id) ? 'percent' : 'persons'),
    // Keeps only state series, such as `Unemployment Rate: Alabama (S)`. County and city series can be requested by id.
    leavesOut: (id) => id.slice(3, 5) !== 'ST',
  },
  {
    code: 'pr',
    name: 'Major Sector Productivity and Costs',
    words: 'productivity output per hour unit labor costs',
    priorOf: (id) => known(id, 0.5),
    titles: PRODUCTIVITY,
    // The last digit of the id indicates a change from a year ago, a change from the previous quarter (annual rate), or
    // an index.
    unitOf: (id, title, base) =>
      ({
        1: 'percent change from the same quarter a year ago',
        2: 'percent change from the previous quarter at an annual rate',
        3: index(id, title, base),
      })[id.slice(-1)],
  },
  {
    code: 'ap',
    name: 'Average prices of goods',
    words: 'price of food gasoline electricity dollars',
    priorOf: (id) => (id.slice(3, 7) === '0000' ? 0.55 : 0.2),
    unitOf: () => 'dollars',
  },
  {
    code: 'wp',
    name: 'Producer Price Index, commodities (PPI)',
    words: 'producer prices wholesale prices ppi',
    priorOf: (id) => known(id, id.startsWith('WPUFD') || id.startsWith('WPSFD') ? 0.7 : 0.45),
    unitOf: index,
  },
  {
    code: 'pc',
    name: 'Producer Price Index, industries (PPI)',
    words: 'producer prices factory gate prices ppi industry',
    priorOf: () => 0.3,
    unitOf: index,
  },
  {
    code: 'ei',
    name: 'Import and Export Price Indexes',
    words: 'import prices export prices terms of trade',
    priorOf: () => 0.4,
    unitOf: index,
  },
];

/** Series id prefixes of all other surveys, whose series are available only by id. */
export const OTHER_SURVEYS: ReadonlySet<string> = new Set(
  'bd bg bp cb cc cd cf ch cm cs cx eb ec ee en ep ew fi fm fw gg gp hc hs ii in ip is jl le li lu ml mp mu mw nb nd nl nw oe or pd pf sa sh si sm tu wd wm ws'.split(
    ' ',
  ),
);

function unitOfPayrolls(title: string): string | undefined {
  const lower = title.toLowerCase();
  if (/\bindex(?:es)?\b/.test(lower)) return 'index';
  if (lower.includes('hourly earnings')) return 'dollars an hour';
  if (lower.includes('weekly earnings')) return 'dollars a week';
  if (/\bhours\b/.test(lower)) return 'hours a week';
  return lower.includes('thousands') || lower === 'all employees' ? 'thousands of persons' : undefined;
}

function unitOfLabour(title: string): string | undefined {
  if (/\b(?:rates?|ratio|percent)\b/i.test(title)) return 'percent';
  return /\b(?:level|number)\b/i.test(title) ? 'thousands of persons' : undefined;
}
