import type { Additions } from '#domain/deal/terms/fee.ts';
import type { RightsLine } from '#domain/deal/terms/rights.ts';

export const ADDITION_NAMES = ['overtime', 'ob', 'travel_time', 'mileage_ore', 'per_diem_ore', 'outlays'] as const;
export type AdditionName = keyof Additions & (typeof ADDITION_NAMES)[number];

/** The additions beside the fee, and the rights, that a text states. */
export interface SaidTerms {
  /** An addition is null if it is unstated, or stated as unpaid. */
  readonly additions: Additions;
  /** The additions that the text explicitly rules out. */
  readonly unpaid: readonly AdditionName[];
  /** Null if unstated: the project's use then counts. */
  readonly rights: readonly RightsLine[] | null;
}

/** The terms stated in one text, completed with the common terms: those stated outside the roles. */
export function withCommon(own: SaidTerms, common: SaidTerms): SaidTerms {
  const isSaid = (name: AdditionName) => own.additions[name] !== null || own.unpaid.includes(name);
  const said = ADDITION_NAMES.filter(isSaid).map((name) => [name, own.additions[name]]);
  return {
    additions: { ...common.additions, ...Object.fromEntries(said) },
    unpaid: [...own.unpaid, ...common.unpaid.filter((name) => !isSaid(name))],
    rights: own.rights ?? common.rights,
  };
}
