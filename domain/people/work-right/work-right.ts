/**
 * The grounds of a right to work in Sweden: citizenship of Sweden, or of a Nordic, EU or EEA country or Switzerland; the
 * right of residence of their family; a permit (5 and 6 kap. utlänningslagen, 2005:716); or the exemption of people who
 * seek asylum (AT-UND).
 */
export const WORK_RIGHT_BASES = [
  'sweden',
  'nordic_eu_ees',
  'family_of_eu',
  'permanent_permit',
  'residence_permit',
  'work_permit',
  'asylum_exemption',
] as const;
export type WorkRightBasis = (typeof WORK_RIGHT_BASES)[number];

const ENDING: readonly WorkRightBasis[] = ['residence_permit', 'work_permit', 'asylum_exemption'];

/** True if a right on these grounds has a last day, which has to be known. */
export const hasEnd = (basis: WorkRightBasis): boolean => ENDING.includes(basis);

interface Look {
  /** Last ISO day of the right; null without an end. */
  readonly valid_until: string | null;
}

/**
 * True if a wage waits until somebody has looked at the talent's right to work (6 kap. 13 a § utlänningslagen): before
 * the first wage, and once the right that was seen has ended.
 * @param latest the latest look; null before the first
 * @param has_been_paid true if a wage from us was sent to the talent earlier
 * @param due_on last ISO day of the payment
 */
export function awaitsLook(latest: Look | null, has_been_paid: boolean, due_on: string): boolean {
  if (latest === null) return !has_been_paid;
  return latest.valid_until !== null && latest.valid_until < due_on;
}
