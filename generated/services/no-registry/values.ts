// Generated from spec/services/no-registry.yaml by `make generate`: do not edit.

/** created: new on the watchlist; updated; removed: no longer in the register. */
export const CHANGE_KIND_VALUES = ['created', 'updated', 'removed'] as const;

/** The gravest that holds: deleted from the register, bankrupt, under forced dissolution, being wound up, closed down, or active. */
export const COMPANY_STATUS_VALUES = [
  'active', 'bankrupt', 'forced_dissolution', 'winding_up', 'closed', 'deleted',
] as const;

/** AS: private limited company; ASA: public limited company; ENK: sole proprietorship; DA: partnership in which each is liable for a share. */
export const LEGAL_FORM_VALUES = ['AS', 'ASA', 'ENK', 'DA'] as const;

/** entity: a company or organisation of its own; branch: a place of business (underenhet) of one. */
export const UNIT_TYPE_VALUES = ['entity', 'branch'] as const;
