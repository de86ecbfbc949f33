// Splits questions with several requests: "who runs Equinor, and what time is it there". Pure.

const BETWEEN =
  /[?!;:.](?:\s|$)|,\s(?=(?:and|then|who|what|when|where|how|och|og|und|et|y|e|en|i|ja)\s)|\s(?:and then|and|then|och sedan|och|og så|og|und dann|und|et puis|et|y luego|y|e poi|en dan|oraz|sekä)\s/giu;
const MIN_LETTERS = 12;
const MAX_STEPS = 4;

/** Parts that may each need a different tool; empty for a question that cannot be split. */
export function stepsOf(question: string): string[] {
  const parts = question
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part.length >= MIN_LETTERS);
  return parts.length < 2 ? [] : parts.slice(0, MAX_STEPS);
}
