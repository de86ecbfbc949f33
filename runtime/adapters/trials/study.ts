import type { CountryCount, GetTrialArguments, GetTrialResult } from '../../../generated/services/trials/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { countryCalled } from '../../reference/countries/countries.ts';
import { cutText } from '../../sdk/cut.ts';
import { wholePage } from '../../sdk/whole-list.ts';
import type { Study } from './clinicaltrials/clinicaltrials.ts';

/** Maximum number of characters per text in brief results. */
const MAX_LENGTH = { summary: 2000, criteria: 4000, description: 200 } as const;

type Text = string | null | undefined;

function cutStudy(study: Study): { readonly study: Study; readonly shortened: string[] } {
  const shortened = new Set<string>();
  const cut = (name: string, text: Text, longest: number) => {
    if (typeof text !== 'string' || text.length <= longest) return text;
    shortened.add(name);
    return cutText(text, longest);
  };
  const cutDescriptions = <Item extends { readonly description: Text }>(name: string, items: readonly Item[]) =>
    items.map((item) => ({ ...item, description: cut(name, item.description, MAX_LENGTH.description) }));
  return {
    study: {
      ...study,
      brief_summary: cut('brief_summary', study.brief_summary, MAX_LENGTH.summary),
      eligibility_criteria: cut('eligibility_criteria', study.eligibility_criteria, MAX_LENGTH.criteria),
      interventions: cutDescriptions('interventions', study.interventions),
      primary_outcomes: cutDescriptions('primary_outcomes', study.primary_outcomes),
    },
    shortened: [...shortened],
  };
}

/** Includes at most `maxSites` sites, optionally only those in one country (two-letter code). */
export function studyRecord(
  whole: Study,
  maxSites: number | undefined,
  country: string | undefined,
  detail: GetTrialArguments['detail'],
): AdapterResult<GetTrialResult> {
  const { study, shortened } = detail === 'full' ? { study: whole, shortened: [] } : cutStudy(whole);
  const { locations, ...rest } = study;
  const sites = locations.filter(
    (site) => country === undefined || countryCalled(site.country ?? '')?.iso2 === country,
  );
  const about = {
    ...rest,
    location_count: sites.length,
    countries: countriesOf(locations),
    location_country_code: country,
    shortened,
    url: studyPage(study),
  };
  return { ...about, locations: wholePage(sites, { limit: maxSites }, (site) => site, about).rows };
}

export function studyPage({ nct_id }: Pick<Study, 'nct_id'>): string {
  return `https://clinicaltrials.gov/study/${nct_id}`;
}

function countriesOf(sites: Study['locations']): AdapterResult<CountryCount>[] {
  const counts = new Map<string, number>();
  for (const { country } of sites) {
    if (typeof country === 'string') counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  return [...counts]
    .map(([country, locations]) => ({ country, locations }))
    .sort((a, b) => b.locations - a.locations || (a.country < b.country ? -1 : 1));
}
