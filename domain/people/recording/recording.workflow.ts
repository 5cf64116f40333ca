import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';

export const RECORDING_STATUSES = ['receiving', 'received', 'preparing', 'ready', 'refused', 'deleted'] as const;
export type RecordingStatus = (typeof RECORDING_STATUSES)[number];

export interface RecordingSubject {
  readonly status: RecordingStatus;
  /** Instant at which the recording is deleted; null until its audition has ended. */
  readonly delete_date: string | null;
}

const THERE = ['received', 'preparing', 'ready', 'refused'] as const;

/**
 * A film or sound that a talent sends: the upload survives a broken line, is prepared for playing, and is deleted in
 * time.
 */
export const recordingWorkflow = declareWorkflow<RecordingSubject>()({
  noun: 'recording',
  table: 'recordings',
  columns: { status: RECORDING_STATUSES },
  creation: {
    command: 'begin',
    by: ['talent'],
    state: { status: 'receiving' },
    notices: {},
    why: 'A talent begins to send; that it was begun in time is what a deadline is held against.',
  },
  transitions: {
    receive: {
      by: ['system'],
      from: { status: ['receiving'] },
      to: { status: 'received' },
      notices: { talent: 'notice' },
      why: 'Every byte that was told of has come, and the talent has the receipt.',
    },
    prepare: {
      by: ['system'],
      from: { status: ['received'] },
      to: { status: 'preparing' },
      notices: {},
      why: 'A process has claimed it and looks at what it is.',
    },
    finish: {
      by: ['system'],
      from: { status: ['preparing'] },
      to: { status: 'ready' },
      notices: {},
      why: 'What was sent is what was asked for, and can be played.',
    },
    refuse: {
      by: ['system'],
      from: { status: ['preparing'] },
      to: { status: 'refused' },
      notices: { talent: 'mail' },
      why: 'What was sent cannot be played, is too long or is something else, so the talent has to send another.',
    },
    remove: {
      by: ['talent'],
      from: { status: ['receiving', ...THERE] },
      to: { status: 'deleted' },
      notices: {},
      why: 'The talent takes it back, at any time and at once.',
    },
    replace: {
      by: ['system'],
      from: { status: THERE },
      to: { status: 'deleted' },
      notices: {},
      why: 'Another take that was sent in its place is whole.',
    },
    'give-up': {
      by: ['system'],
      from: { status: ['receiving'] },
      to: { status: 'deleted' },
      deadline: { column: 'stale_date', passes: 'instant' },
      notices: { talent: 'notice' },
      why: 'Nothing more of it has come for a day, or it has not come whole within three.',
    },
    end: {
      by: ['system'],
      from: { status: ['receiving', ...THERE] },
      to: {},
      guard: ({ delete_date }: RecordingSubject) => (delete_date === null ? null : 'not_allowed_now'),
      notices: {},
      why: 'The role that it was sent for is closed to its talent, so the company sees it no more and its days are counted.',
    },
    delete: {
      by: ['system'],
      from: { status: THERE },
      to: { status: 'deleted' },
      deadline: { column: 'delete_date', passes: 'instant' },
      notices: { talent: 'notice' },
      why: 'What it was sent for is over, and nobody needs it any more.',
    },
  },
});
