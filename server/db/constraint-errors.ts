import type { ErrorCode } from '#contract/registry/errors.ts';

/**
 * The error code of each constraint that people can violate. Violating any other constraint is a bug and is reported as
 * one.
 */
export const CONSTRAINT_ERRORS = {
  accounts_email_unique: 'email_used',
  companies_organisation_number_unique: 'organisation_number_used',
  announcements_live_unique: 'announcement_exists',
  announcements_role_fk: 'role_in_use',
  audition_slots_apart: 'times_overlap',
  bookings_no_overlap: 'booking_clash',
  bookings_once: 'changed_meanwhile',
  candidates_open_unique: 'already_requested',
  candidates_role_fk: 'role_in_use',
  guardian_consents_place_unique: 'changed_meanwhile',
  platform_details_pk: 'changed_meanwhile',
  invitations_once: 'already_invited',
  invoice_payments_reference_unique: 'payment_exists',
  project_roles_index_unique: 'changed_meanwhile',
  rates_day_unique: 'rate_exists',
  project_templates_name_unique: 'template_name_used',
  representations_one_account: 'changed_meanwhile',
  representations_one_agent: 'agent_twice',
  shortlists_name_unique: 'shortlist_name_used',
  talent_payment_details_person_unique: 'identity_number_used',
  work_injuries_pk: 'injury_reported',
} as const satisfies Record<string, ErrorCode>;

/** A constraint that people can violate. */
export type ConstraintName = keyof typeof CONSTRAINT_ERRORS;

/** The error code of a constraint. */
export type ConstraintError<Name extends ConstraintName> = (typeof CONSTRAINT_ERRORS)[Name];
