/** What has to be over before a company can be deleted: a talent or the house relies on it. */
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

/** How much there is of each. */
export type CompanyDealings = Readonly<Record<CompanyHindrance, number>>;

/** What stands in the way, each with how many, in the order in which it is to be dealt with. */
export function companyHindrancesOf(dealings: CompanyDealings): { code: CompanyHindrance; count: number }[] {
  return COMPANY_HINDRANCES.flatMap((code) => (dealings[code] > 0 ? [{ code, count: dealings[code] }] : []));
}
