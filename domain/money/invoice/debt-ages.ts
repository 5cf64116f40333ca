/**
 * The ages of debts: the days since the last day to pay, both included. null has no bound; an invoice that is due today
 * is not late.
 */
export const DEBT_AGES = {
  not_due: { from: null, to: 0 },
  days_30: { from: 1, to: 30 },
  days_60: { from: 31, to: 60 },
  days_90: { from: 61, to: 90 },
  older: { from: 91, to: null },
} as const satisfies Record<string, { readonly from: number | null; readonly to: number | null }>;
export type DebtAge = keyof typeof DEBT_AGES;
