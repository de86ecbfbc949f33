// Generated from spec/services/dk-registry/service.yaml by `make generate`: do not edit.

/** bankrupt: under bankruptcy or forced dissolution; reconstruction: negotiating with its creditors under insolvency law; winding_up: in voluntary liquidation; ended: no longer a company. */
export const COMPANY_STATUS_VALUES = ['active', 'bankrupt', 'reconstruction', 'winding_up', 'ended'] as const;

/** How the name found compares with the one asked for: the same, holding it, or only like it. */
export const NAME_MATCH_VALUES = ['exact', 'contains', 'similar'] as const;

/** Which production units: all, or only open ones. */
export const UNIT_CHOICE_VALUES = ['all', 'open'] as const;
