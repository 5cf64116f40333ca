/**
 * All reasons for which rules refuse. A refusal is a value, never an exception: exceptions are for bugs and outages.
 * Each code has its HTTP status in `contract/<context>/errors.ts` and its Swedish sentence in
 * `texts/<context>/errors.ts`; the types of both require every code.
 */
export const REFUSAL_CODES = [
  'not_allowed_for_role',
  'company_not_active',
  'same_person',
  'one_person',
  'reason_needed',
  'not_acted_for',
  'not_allowed_now',
  'changed_meanwhile',
  'project_incomplete',
  'no_requests_sent',
  'nobody_interested',
  'nobody_approved',
  'roles_short',
  'role_full',
  'not_interested',
  'project_not_casting',
  'project_unchecked',
  'order_has_no_review',
  'work_not_over',
  'work_over',
  'answer_day_not_passed',
  'answer_day_passed',
  'answer_day_earlier',
  'reminded_today',
  'email_not_confirmed',
  'already_requested',
  'booking_clash',
  'merge_hindered',
  'talent_not_visible',
  'profile_incomplete',
  'dead_link',
  'guardian_missing',
  'thread_closed',
  'thread_blocked',
  'company_writes_first',
  'asker_named',
  'guardian_not_needed',
  'guardian_asked_today',
  'agent_second_factor',
  'agent_unfit',
  'agents_full',
  'agent_is_self',
  'agent_twice',
  'guardian_decides',
  'option_end_unfit',
  'options_full',
  'option_not_second',
  'option_challenged',
  'option_runs',
  'terms_outdated',
  'publication_unfit',
  'publication_later',
  'right_begins_by_itself',
  'right_runs',
  'right_extended',
  'right_over',
  'renewal_not_agreed',
  'extension_ordered',
  'extension_late',
  'not_in_terms',
  'terms_unchanged',
  'days_begun',
  'days_collide',
  'work_decided',
  'cancelled_pay',
  'account_awaited',
  'supplier_invoice_missing',
  'work_right_missing',
  'supplier_invoice_differs',
  'supplier_invoice_known',
  'voucher_has_own_command',
  'correction_moves_debt',
  'objection_open',
  'objection_over',
  'account_changed',
  'account_new',
  'inquiry_full',
  'counter_offer_over',
  'offer_waits',
  'counter_offer_rounds',
  'order_waits_for_all',
  'credit_reached',
  'credit_late',
  'advance_due',
  'company_unsettled',
  'place_taken',
  'answer_day_late',
  'sheet_incomplete',
  'sheet_unchanged',
  'injury_reported',
  'authority_not_told',
  'audition_incomplete',
  'not_in_review',
  'deadline_passed',
  'deadline_unfit',
  'offer_over',
  'limits_broken',
  'over_limit',
  'role_closed',
  'undo_too_late',
  'recording_too_large',
  'recordings_full',
  'recordings_at_once',
  'nobody_to_show',
  'presentation_end_unfit',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** A refusal with its code; `data` is for its sentence, such as the person and days of a clash. */
class Refused<Code extends string> {
  /**
   * Distinguishes a refusal from other objects with a field `refused`, such as counts by status, and from copies of a
   * refusal.
   */
  readonly #isRefusal = true;
  readonly refused: Code;
  readonly data?: unknown;

  constructor(code: Code, data: unknown) {
    this.refused = code;
    if (data !== undefined) this.data = data;
  }

  static includes(value: unknown): boolean {
    return typeof value === 'object' && value !== null && #isRefusal in value;
  }
}

/** A refusal with one of the codes. The class stays private, so that `refuse` is the only way to make one. */
export type Refusal<Code extends string = string> = Refused<Code>;

/** The refusal type for a union of codes; `never` for no codes. */
export type RefusalIfAny<Code extends string> = [Code] extends [never] ? never : Refusal<Code>;

/** Makes a refusal. */
export function refuse<const Code extends string>(code: Code, data?: unknown): Refusal<Code> {
  return new Refused(code, data);
}

/** True for a refusal, so that commands can pass it on: `if (isRefusal(x)) return x`. */
export function isRefusal<T>(value: T | Refusal): value is Extract<T | Refusal, Refusal> {
  return Refused.includes(value);
}

/** The refusal, for passing on; null if it has the code that the caller handles. */
export function unlessCode<Code extends string, Handled extends Code>(
  refusal: Refusal<Code>,
  handled: Handled,
): Refusal<Exclude<Code, Handled>> | null {
  return refusal.refused === handled ? null : (refusal as Refusal<Exclude<Code, Handled>>);
}
