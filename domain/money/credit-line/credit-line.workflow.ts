import type { Ore } from '#domain/kernel/money/ore.ts';
import type { RefusalCode } from '#domain/kernel/refusal.ts';
import { BY_FINANCE } from '#domain/kernel/roles/admin-roles.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';
import type { Prepayment } from './credit-line.rules.ts';

/** `asked`: the company waits for finance, because it asked for more or could not book. */
export const CREDIT_LINE_STATUSES = ['standing', 'asked'] as const;
export type CreditLineStatus = (typeof CREDIT_LINE_STATUSES)[number];

export interface CreditLineSubject {
  readonly status: CreditLineStatus;
  /** The amount for which the company can still book, in öre with VAT; negative if it has booked for more. */
  readonly room_ore: Ore;
  readonly prepayment: Prepayment;
  /** The advance that is missing for what is booked, in öre with VAT. */
  readonly missing_ore: Ore;
  /** True if an invoice has been late for more than thirty days, or is written off and not paid since. */
  readonly is_late: boolean;
}

/** The members who can ask for more: those who bind the company, and those who pay its invoices. */
const ASKING_MEMBERS = ['company.owner', 'company.producer', 'company.finance'] as const;

/**
 * The amount that a company may owe us before it pays. We owe the talents within fourteen days and are paid in thirty,
 * so each booking is a loan. A company gets its line with its first request.
 */
export const creditLineWorkflow = declareWorkflow<CreditLineSubject>()({
  noun: 'credit_line',
  table: 'credit_lines',
  columns: { status: CREDIT_LINE_STATUSES },
  creation: {
    command: 'open',
    by: ['system'],
    state: { status: 'standing' },
    notices: {},
    why: 'The company asks its first person, or finance sets its limit before that.',
  },
  transitions: {
    'ask-people': {
      by: ['system'],
      from: {},
      to: {},
      guard: ({ is_late, room_ore, prepayment }: CreditLineSubject): RefusalCode | null => {
        if (is_late) return 'credit_late';
        return room_ore > 0 || prepayment !== 'none' ? null : 'credit_reached';
      },
      notices: {},
      why: 'Requests go out only if the company could book at least something, so that nobody says yes in vain.',
    },
    book: {
      by: ['system'],
      from: {},
      to: {},
      guard: ({ is_late, room_ore, missing_ore }: CreditLineSubject): RefusalCode | null => {
        if (is_late) return 'credit_late';
        if (missing_ore > 0) return 'advance_due';
        return room_ore >= 0 ? null : 'credit_reached';
      },
      notices: {},
      why: 'The new bookings are counted; if the company would owe more than its limit, or has not paid its advance, nothing is booked.',
    },
    ask: {
      by: ASKING_MEMBERS,
      from: { status: ['standing'] },
      to: { status: 'asked' },
      notices: { admin: 'notice' },
      why: 'The company needs a higher limit, with its reason; finance decides.',
    },
    wait: {
      by: ['system'],
      from: { status: ['standing'] },
      to: { status: 'asked' },
      notices: { admin: 'notice' },
      why: 'A booking was refused although people have said yes, so finance looks at it without being asked.',
    },
    'begin-anew': {
      by: ['system'],
      from: {},
      to: { status: 'standing' },
      notices: {},
      why: 'Another legal person has taken over the account, so a limit above the usual one, which was for the former, ends.',
    },
    set: {
      by: BY_FINANCE,
      from: {},
      to: { status: 'standing' },
      notices: { company: 'mail' },
      why: 'Finance sets the limit and the advance, or keeps them, with a reason that the company reads.',
    },
  },
});
