/** State of a company. `bankrupt` includes forced dissolution. */
export type CompanyState = 'active' | 'bankrupt' | 'reconstruction' | 'winding_up' | 'ended';

const ENDED = /^(?:OPHØRT|OPLØST|SLETTET|TVANGSOPLØST)/;

/**
 * Maps Danish status texts such as UNDER KONKURS, UNDER TVANGSOPLØSNING, UNDER REKONSTRUKTION, UNDER FRIVILLIG
 * LIKVIDATION or OPLØST EFTER KONKURS.
 */
export function stateOf(words = '', ended: string | undefined): CompanyState {
  const text = words.toUpperCase();
  if (ended !== undefined || ENDED.test(text)) return 'ended';
  if (!text.startsWith('UNDER')) return 'active';
  if (/KONKURS|TVANGSOPL/.test(text)) return 'bankrupt';
  if (text.includes('REKONSTRUKTION')) return 'reconstruction';
  return text.includes('LIKVIDATION') ? 'winding_up' : 'active';
}
