// Generated from spec/services/no-registry/service.yaml by `make generate`: do not edit.

/** created: new on the watchlist; updated; removed: no longer in the register. */
export const CHANGE_KIND_VALUES = ['created', 'updated', 'removed'] as const;

/** The gravest state that applies: deleted from the register; bankrupt; in forced dissolution; in insolvency proceedings abroad; in reconstruction (negotiations with creditors under insolvency law); in voluntary winding up; closed; active when none of these applies. */
export const COMPANY_STATUS_VALUES = [
  'active', 'bankrupt', 'forced_dissolution', 'foreign_insolvency', 'reconstruction', 'winding_up', 'closed',
  'deleted',
] as const;

/** AS: private limited company; ASA: public limited company; ENK: sole proprietorship; DA: partnership in which each is liable for a share. */
export const LEGAL_FORM_VALUES = ['AS', 'ASA', 'ENK', 'DA'] as const;

/** bankruptcy; forced_dissolution: forced liquidation or dissolution by a court; foreign_insolvency: insolvency proceedings in another country; reconstruction: negotiations with creditors under insolvency law; winding_up: a dissolution that the owners decided. */
export const PROCEEDING_KIND_VALUES = [
  'bankruptcy', 'forced_dissolution', 'foreign_insolvency', 'reconstruction', 'winding_up',
] as const;

/** entity: a company or organisation of its own; branch: a place of business (underenhet) of one. */
export const UNIT_TYPE_VALUES = ['entity', 'branch'] as const;
