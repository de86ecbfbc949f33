// Kinds of acts, with their resource types and their letters in CELEX numbers.

const ACT_KINDS = ['regulation', 'directive', 'decision'] as const;
export type ActKind = (typeof ACT_KINDS)[number];

/** Implementing and delegated acts count as their base kind: an implementing regulation is a regulation. */
const TYPES_OF_KIND: Readonly<Record<ActKind, readonly string[]>> = {
  regulation: ['REG', 'REG_IMPL', 'REG_DEL', 'REG_FINANC', 'REG_ADOPT_INTERNATION'],
  directive: ['DIR', 'DIR_IMPL', 'DIR_DEL'],
  decision: ['DEC', 'DEC_IMPL', 'DEC_DEL', 'DEC_ENTSCHEID', 'DEC_FRAMW', 'JOINT_DEC'],
};

/**
 * Letters after the year of a CELEX number; F marks a framework decision. Merger decisions (M) are excluded on purpose.
 */
const LETTERS_OF_KIND: Readonly<Record<ActKind, readonly string[]>> = {
  regulation: ['R'],
  directive: ['L'],
  decision: ['D', 'F'],
};

const LABELS: Readonly<Record<string, string>> = {
  REG: 'regulation',
  REG_IMPL: 'implementing regulation',
  REG_DEL: 'delegated regulation',
  REG_FINANC: 'financial regulation',
  REG_ADOPT_INTERNATION: 'regulation adopting an international agreement',
  DIR: 'directive',
  DIR_IMPL: 'implementing directive',
  DIR_DEL: 'delegated directive',
  DEC: 'decision',
  DEC_IMPL: 'implementing decision',
  DEC_DEL: 'delegated decision',
  DEC_ENTSCHEID: 'decision with addressees',
  DEC_FRAMW: 'framework decision',
  JOINT_DEC: 'joint decision',
  CORRIGENDUM: 'corrigendum',
  CONS_TEXT: 'consolidated text',
  RECO: 'recommendation',
  OPIN: 'opinion',
  RES: 'resolution',
  JUDG: 'judgment',
  ORDER: 'order',
  OPIN_AG: 'opinion of the Advocate General',
  AGREE_INTERNATION: 'international agreement',
  TREATY: 'treaty',
};

/**
 * The CELEX number of a corrigendum ends in R(01) or similar. The source also assigns a corrigendum the type of the act
 * that it corrects.
 */
const CORRIGENDUM = /R\(\d{1,4}\)$/;

export function selection(kind: ActKind | undefined): { readonly types: string[]; readonly letters: string[] } {
  const kinds = kind === undefined ? ACT_KINDS : [kind];
  return {
    types: kinds.flatMap((each) => TYPES_OF_KIND[each]),
    letters: kinds.flatMap((each) => LETTERS_OF_KIND[each]),
  };
}

/** Returns the label of a resource type; the code itself if it is unknown. */
export function typeLabel(code: string): string {
  return Object.hasOwn(LABELS, code) ? (LABELS[code] as string) : code;
}

export function isCorrigendum(celex: string): boolean {
  return CORRIGENDUM.test(celex);
}

/** Returns undefined for CELEX numbers outside legislation (sector 3), for corrigenda and for other kinds of acts. */
export function kindOfCelex(celex: string): ActKind | undefined {
  const letter = /^3\d{4}([A-Z])/.exec(celex)?.[1];
  if (letter === undefined || isCorrigendum(celex)) return undefined;
  return ACT_KINDS.find((kind) => LETTERS_OF_KIND[kind].includes(letter));
}

export function kindOfTypes(types: readonly string[]): ActKind | undefined {
  if (types.includes('CORRIGENDUM')) return undefined;
  return ACT_KINDS.find((kind) => types.some((type) => TYPES_OF_KIND[kind].includes(type)));
}
