import type { RefusalCode } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';

export const SHEET_STATUSES = ['draft', 'published'] as const;
export type SheetStatus = (typeof SHEET_STATUSES)[number];

export interface CallSheetSubject {
  readonly status: SheetStatus;
  /** True if the project is active. */
  readonly is_active: boolean;
  /** The day of work, ISO. */
  readonly day: string;
  /** True if every needed field is filled in. */
  readonly is_complete: boolean;
  /** True if the sheet differs from its last published version, or was never published. */
  readonly is_changed: boolean;
}

const whileToCome = ({ is_active, day }: CallSheetSubject, { today }: Moment): RefusalCode | null =>
  !is_active || day < today ? 'not_allowed_now' : null;

function guardPublishing(sheet: CallSheetSubject, { today }: Moment): RefusalCode | null {
  if (!sheet.is_active || sheet.day < today) return 'not_allowed_now';
  if (!sheet.is_complete) return 'sheet_incomplete';
  return sheet.is_changed ? null : 'sheet_unchanged';
}

/**
 * The details of a day for everybody booked on it. The company writes a draft that nobody else sees; people get
 * published versions only, and each version stays as it was sent.
 */
export const callSheetWorkflow = declareWorkflow<CallSheetSubject>()({
  noun: 'call_sheet',
  table: 'call_sheets',
  columns: { status: SHEET_STATUSES },
  creation: {
    command: 'draft',
    by: ['company', 'admin'],
    state: { status: 'draft' },
    notices: {},
    why: 'The company begins to write the time and place of a day of work.',
  },
  transitions: {
    write: {
      by: ['company', 'admin'],
      from: {},
      to: {},
      guard: whileToCome,
      notices: {},
      why: 'The company goes on writing; the last published version holds until the next is published.',
    },
    publish: {
      by: ['company', 'admin'],
      from: {},
      to: { status: 'published' },
      guard: guardPublishing,
      notices: {},
      why: 'The company publishes this version, and everybody booked on that day is told at once.',
    },
  },
});
