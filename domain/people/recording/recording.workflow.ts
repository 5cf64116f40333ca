import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';

export const RECORDING_STATUSES = ['receiving', 'received', 'preparing', 'ready', 'refused', 'deleted'] as const;
export type RecordingStatus = (typeof RECORDING_STATUSES)[number];

export interface RecordingSubject {
  readonly status: RecordingStatus;
  /**
   * Instant at which the recording is deleted; null until the role is closed to the talent or the project has ended,
   * and for recordings of the profile.
   */
  readonly delete_date: string | null;
}

const THERE = ['received', 'preparing', 'ready', 'refused'] as const;

/**
 * A film or sound that a talent uploads. The upload can be resumed; the file is then prepared for playing. Recordings
 * for auditions are deleted some days after the role is closed to the talent, or the project has ended.
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
    why: 'The talent begins an upload; the beginning is what counts against a deadline.',
  },
  transitions: {
    receive: {
      by: ['system'],
      from: { status: ['receiving'] },
      to: { status: 'received' },
      notices: { talent: 'notice' },
      why: 'Every announced byte has arrived, and the talent gets a receipt.',
    },
    prepare: {
      by: ['system'],
      from: { status: ['received'] },
      to: { status: 'preparing' },
      notices: {},
      why: 'A process has claimed the recording and examines it.',
    },
    finish: {
      by: ['system'],
      from: { status: ['preparing'] },
      to: { status: 'ready' },
      notices: {},
      why: 'The file is what was asked for, and can be played.',
    },
    refuse: {
      by: ['system'],
      from: { status: ['preparing'] },
      to: { status: 'refused' },
      notices: { talent: 'mail' },
      why: 'The file cannot be played, is too long or is something else, so the talent has to send another.',
    },
    remove: {
      by: ['talent'],
      from: { status: ['receiving', ...THERE] },
      to: { status: 'deleted' },
      notices: {},
      why: 'The talent deletes the recording, at any time and at once.',
    },
    replace: {
      by: ['system'],
      from: { status: THERE },
      to: { status: 'deleted' },
      notices: {},
      why: 'Another take, sent to replace this one, has arrived whole.',
    },
    'give-up': {
      by: ['system'],
      from: { status: ['receiving'] },
      to: { status: 'deleted' },
      deadline: { column: 'stale_date', passes: 'instant' },
      notices: { talent: 'notice' },
      why: 'No byte has arrived for a day, or the upload is not complete after three days.',
    },
    end: {
      by: ['system'],
      from: { status: ['receiving', ...THERE] },
      to: {},
      guard: ({ delete_date }: RecordingSubject) => (delete_date === null ? null : 'not_allowed_now'),
      notices: {},
      why: 'The role is closed to the talent, so the company can no longer see the recording, and the days until its deletion begin.',
    },
    delete: {
      by: ['system'],
      from: { status: THERE },
      to: { status: 'deleted' },
      deadline: { column: 'delete_date', passes: 'instant' },
      notices: { talent: 'notice' },
      why: 'The audition is over and the time for keeping the recording has passed.',
    },
  },
});
