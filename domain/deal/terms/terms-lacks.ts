import type { DaySpan } from '#domain/kernel/time/day.ts';
import { HALF_DAY_HOURS, isByDays, isFeeWritten } from './fee.ts';
import { areHoursHalf, leavesHoursUnsaid } from './hours.ts';
import { leavesRightsUnsaid, type Shown } from './made-to-show.ts';
import type { Terms } from './terms.ts';
import { type CommonTerms, type TermsRole, termsOf } from './written-terms.ts';

/** The faults for which terms cannot be sent. */
const TERMS_LACKS = [
  'title_missing',
  'place_missing',
  'days_missing',
  'days_outside',
  'hours_missing',
  'hours_half_said',
  'fee_missing',
  'half_day_too_long',
  'kind_fee_missing',
  'overtime_needs_amount',
  'media_missing',
  'territory_missing',
  'months_missing',
  'unpaid_but_paid',
  'rights_unsaid',
] as const;
export type TermsLackCode = (typeof TERMS_LACKS)[number];

/** A fault and the path of its field ('rights.0.months'), for the sentence beside it. */
export interface TermsLack {
  readonly field: string;
  readonly code: TermsLackCode;
}

/**
 * The faults of a role's terms. The role's own days must lie within the spans of its project, and have both a call
 * and an end or neither. Days of work have hours, of their own or of the role, or the company says that they are not
 * decided. Statements about use that come from the project may stay incomplete.
 */
export function lacksOfRole(project: CommonTerms & Shown, role: TermsRole): TermsLack[] {
  const terms = termsOf(project, role);
  const lacks = lacksOfTerms(role.terms.rights === null ? { ...terms, rights: [] } : terms);
  if (leavesRightsUnsaid(project, role.terms)) lacks.push({ field: 'rights', code: 'rights_unsaid' });
  if (leavesHoursUnsaid(role.terms)) lacks.push({ field: 'hours', code: 'hours_missing' });
  if (terms.days.some(areHoursHalf)) lacks.push({ field: 'days', code: 'hours_half_said' });
  const isWithin = (day: DaySpan) =>
    project.dates.some((span) => span.starts_on <= day.starts_on && day.ends_on <= span.ends_on);
  return terms.days.every(isWithin) ? lacks : [...lacks, { field: 'days', code: 'days_outside' }];
}

const OWN_AMOUNT = ['day', 'hour', 'whole'];

/**
 * The faults because of which nobody can be asked on these terms, in the order of the form. Empty if the terms can be
 * sent.
 */
export function lacksOfTerms(terms: Terms): TermsLack[] {
  const { fee, rights } = terms;
  const isUnpaid = fee.basis === 'unpaid';
  const lacks: (TermsLack | false)[] = [
    terms.role_title.trim() === '' && { field: 'role_title', code: 'title_missing' },
    terms.municipality_id === null && { field: 'municipality_id', code: 'place_missing' },
    !terms.days.some(({ kind }) => kind !== 'reserve') && { field: 'days', code: 'days_missing' },
    !isFeeWritten(fee) && { field: 'fee.amount_ore', code: 'fee_missing' },
    isUnpaid && fee.amount_ore !== null && { field: 'fee.amount_ore', code: 'unpaid_but_paid' },
    fee.basis === 'half_day' &&
      fee.hours_per_day > HALF_DAY_HOURS && { field: 'fee.hours_per_day', code: 'half_day_too_long' },
    ...Object.entries(fee.of_kind).map(
      ([kind, { pay, amount_ore }]): TermsLack | false =>
        OWN_AMOUNT.includes(pay) &&
        !isPaid(amount_ore) && { field: `fee.of_kind.${kind}.amount_ore`, code: 'kind_fee_missing' },
    ),
    !isByDays(fee.basis) &&
      terms.additions.overtime?.by === 'percent' && { field: 'additions.overtime', code: 'overtime_needs_amount' },
    ...rights.flatMap(({ media, territory, months }, index): (TermsLack | false)[] => [
      media.length === 0 && { field: `rights.${index}.media`, code: 'media_missing' },
      territory === null && { field: `rights.${index}.territory`, code: 'territory_missing' },
      months === null && { field: `rights.${index}.months`, code: 'months_missing' },
    ]),
  ];
  return lacks.filter((lack) => lack !== false);
}

const isPaid = (amount: number | null): boolean => amount !== null && amount > 0;
