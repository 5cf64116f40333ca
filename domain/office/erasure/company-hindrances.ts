/** Unfinished matters that prevent the deletion of a company, because a talent or Medverka relies on them. */
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

/** The number of unfinished matters of each kind. */
export type CompanyDealings = Readonly<Record<CompanyHindrance, number>>;

/**
 * The kinds of unfinished matters that a company has, each with its count, in the order in which the company should
 * deal with them.
 */
export function companyHindrancesOf(dealings: CompanyDealings): { code: CompanyHindrance; count: number }[] {
  return COMPANY_HINDRANCES.flatMap((code) => (dealings[code] > 0 ? [{ code, count: dealings[code] }] : []));
}
