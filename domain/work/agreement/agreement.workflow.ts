import type { RefusalCode } from '#domain/kernel/refusal.ts';
import { BINDING_MEMBERS } from '#domain/kernel/roles/member-roles.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';

export const AGREEMENT_STATUSES = ['draft', 'to_sign', 'signed', 'declined', 'void', 'replaced'] as const;
export type AgreementStatus = (typeof AGREEMENT_STATUSES)[number];

/** The subjects of an agreement: the work of an assignment, or the extension of a right to show that work. */
export const AGREEMENT_KINDS = ['work', 'extension'] as const;
export type AgreementKind = (typeof AGREEMENT_KINDS)[number];

/** The signers, in this order; a guardian only for a talent under 18. */
export const AGREEMENT_SIGNERS = ['company', 'guardian', 'talent'] as const;
export type AgreementSigner = (typeof AGREEMENT_SIGNERS)[number];

export interface AgreementSubject {
  readonly status: AgreementStatus;
  /** The next signer; null for none. */
  readonly awaits: AgreementSigner | null;
  /** True while a talent under 18 lacks the signature of a guardian who has to sign. */
  readonly lacks_approval: boolean;
}

/** An agreement as reactions see it. `kept_booking_count`: number of the talent's bookings that are not cancelled. */
export interface ReactingAgreement extends AgreementSubject {
  readonly kept_booking_count: number;
  /** True if a guardian has declined this version. */
  readonly is_declined_by_guardian: boolean;
  /**
   * True if a later version makes this one obsolete: a later signed version always does; a later draft, or a later
   * version to sign, only while this one is unsigned.
   */
  readonly is_succeeded: boolean;
  /** True if another version of the work agreement is signed, so that this one changes an agreement that holds. */
  readonly changes_signed: boolean;
  /** True while this version is unsigned and its terms for the work differ from the terms that hold. */
  readonly changes_terms: boolean;
  /** True while this version is unsigned and offers moved days for which another person has been booked. */
  readonly offers_taken_days: boolean;
  /** True for an extension of a right that a later version of its agreement replaces. */
  readonly extends_replaced: boolean;
}

/** True for an agreement that does not bind yet. */
export const isUnsigned = ({ status }: Pick<AgreementSubject, 'status'>): boolean =>
  status === 'draft' || status === 'to_sign';

const guardApproval = ({ lacks_approval }: AgreementSubject): RefusalCode | null =>
  lacks_approval ? 'guardian_missing' : null;

/**
 * The agreement of one assignment: company and talent sign the same document, whose bytes are made before the first
 * signature and never change.
 */
export const agreementWorkflow = declareWorkflow<AgreementSubject, ReactingAgreement>()({
  noun: 'agreement',
  table: 'agreements',
  columns: { status: AGREEMENT_STATUSES, awaits: [null, ...AGREEMENT_SIGNERS] },
  invariant: (state) => (state.status === 'to_sign') === (state.awaits !== null),
  creation: {
    command: 'draft',
    by: ['system', ...BINDING_MEMBERS, 'admin'],
    state: { status: 'draft', awaits: null },
    notices: {},
    why: 'Every booked person gets an agreement on the terms that they accepted, and a new version when the company changes them; its document is made next.',
  },
  transitions: {
    offer: {
      by: ['system'],
      from: { status: ['draft'] },
      to: { status: 'to_sign', awaits: 'company' },
      notices: {},
      why: 'The document is made and can be signed; the company signs all agreements of a project at once.',
    },
    'sign-for-company': {
      by: [...BINDING_MEMBERS],
      from: { status: ['to_sign'], awaits: ['company'] },
      to: { awaits: 'guardian' },
      notices: {},
      why: 'The company signs first, so that nobody is asked to sign an agreement that it may still take back.',
    },
    'pass-to-talent': {
      by: ['system'],
      from: { status: ['to_sign'], awaits: ['guardian'] },
      to: { awaits: 'talent' },
      guard: guardApproval,
      // This deadline passes when the talent turns 18 and needs no guardian.
      deadline: { column: 'minor_until', passes: 'day' },
      notices: { talent: 'mail' },
      push: 'to_sign',
      sms: 'to_sign',
      why: 'No guardian is needed, or all guardians have signed; now the talent signs.',
    },
    sign: {
      by: ['talent'],
      from: { status: ['to_sign'], awaits: ['talent'] },
      to: { status: 'signed', awaits: null },
      guard: guardApproval,
      notices: { company: 'notice', talent: 'mail' },
      why: 'The talent signs last, and both sides are bound.',
    },
    remind: {
      by: ['system'],
      from: { status: ['to_sign'], awaits: ['talent'] },
      to: {},
      deadline: { column: 'remind_date', passes: 'instant' },
      notices: { talent: 'mail' },
      push: 'to_sign',
      sms: 'to_sign',
      why: 'The talent has not signed a day after being asked, nor the day after that.',
    },
    decline: {
      by: ['talent'],
      from: { status: ['to_sign'] },
      to: { status: 'declined', awaits: null },
      notices: { company: 'mail' },
      why: 'The talent declines to sign and says why; the booking stands until the two sides have agreed on it.',
    },
    'decline-by-guardian': {
      by: ['system'],
      from: { status: ['to_sign'] },
      to: { status: 'declined', awaits: null },
      notices: { company: 'mail', talent: 'mail' },
      why: 'A guardian declines to sign, and without guardians no person under 18 is bound (föräldrabalken 9:1).',
    },
    'take-back': {
      by: [...BINDING_MEMBERS, 'admin'],
      from: { status: ['draft', 'to_sign'] },
      to: { status: 'void', awaits: null },
      notices: { talent: 'notice' },
      why: 'The company takes back a version that binds nobody yet; an earlier signed version still holds.',
    },
    void: {
      by: ['system'],
      from: { status: ['draft', 'to_sign'] },
      to: { status: 'void', awaits: null },
      notices: {},
      why: 'All bookings are gone, so nothing is left to sign. A signed agreement stays, because it says what is owed.',
    },
    replace: {
      by: ['system'],
      from: { status: ['draft', 'to_sign', 'signed'] },
      to: { status: 'replaced', awaits: null },
      notices: {},
      why: 'A later version replaces this one. A signed version stays readable, and says what held until then.',
    },
  },
});
