/** The dealings that have to be over before a company can be deleted: a talent or the house relies on them. */
export const COMPANY_HINDRANCES = [
  'projects',
  'bookings',
  'reports',
  'agreements',
  'charges',
  'invoices',
  'repayments',
] as const;
export type CompanyHindrance = (typeof COMPANY_HINDRANCES)[number];

/** The number of each. */
export type CompanyDealings = Readonly<Record<CompanyHindrance, number>>;

/** The hindrances, each with its number, in the order in which they are to be dealt with. */
export function companyHindrancesOf(dealings: CompanyDealings): { code: CompanyHindrance; count: number }[] {
  return COMPANY_HINDRANCES.flatMap((code) => (dealings[code] > 0 ? [{ code, count: dealings[code] }] : []));
}
