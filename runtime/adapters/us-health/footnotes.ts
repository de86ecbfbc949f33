// Footnotes to CMS hospital data, reworded from the CMS footnote crosswalk.

import type { Footnote } from '../../../generated/services/us-health/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { labelOf } from '../../sdk/labels.ts';

const MEANINGS: Readonly<Record<string, string>> = {
  1: 'Too few cases or patients to report.',
  2: 'Based on a sample of the cases or patients.',
  3: 'Based on a shorter period than required.',
  4: 'Suppressed for one or more quarters because the data was inaccurate.',
  5: 'No results are available for this period, or none were reported.',
  6: 'Fewer than 100 patients completed the survey; use with caution.',
  7: 'No cases met the criteria of this measure.',
  8: 'The lower confidence limit cannot be calculated because no infections were observed.',
  9: 'Too little or no data from the state or territory.',
  10: 'Very few patients completed the survey; use with caution.',
  11: 'There were discrepancies in the collection of the data.',
  12: 'The measure does not apply to this hospital in this period.',
  13: 'Cannot be calculated for this period, for example because fewer than one infection was predicted.',
  14: 'Results of this state are combined with those of nearby states, for confidentiality.',
  15: 'Too few cases or patients for a star rating.',
  16: 'Too few measures or measure groups were reported for a rating or group score.',
  17: 'The rating covers inpatient services only.',
  18: 'Not based on performance: the hospital submitted neither data nor an exemption form.',
  19: 'Shown only for hospitals that take part in the quality reporting programs, or cannot be calculated.',
  20: "State and national averages exclude veterans' hospitals.",
  21: "Patient surveys of veterans' hospitals are not official survey results.",
  22: 'No overall rating is calculated for this type of hospital.',
  23: 'The hospital reported discrepancies in the claims on which the data is based.',
  24: "Results of this veterans' hospital are combined with those of its parent hospital.",
  25: "State and national averages include veterans' hospitals.",
  26: 'State and national averages include military hospitals.',
  27: 'Patient surveys of military hospitals are not official survey results.',
  28: 'CMS granted an exception for extraordinary circumstances; results may be missing or affected.',
  29: 'Based on part of the period only, because of an exception for extraordinary circumstances.',
};

export function footnotes(codes: Iterable<string>): AdapterResult<Footnote>[] {
  return [...new Set(codes)]
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((code) => ({ code, meaning: labelOf(MEANINGS, code) }));
}
