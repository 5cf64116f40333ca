import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';

const CV_DOCUMENT_STATUSES = ['kept', 'removed'] as const;
export type CvDocumentStatus = (typeof CV_DOCUMENT_STATUSES)[number];

export interface CvDocumentSubject {
  readonly status: CvDocumentStatus;
}

/**
 * A file in a talent's CV that proves a qualification. Only the talent reads it until they open it to companies that
 * book them.
 */
export const cvDocumentWorkflow = declareWorkflow<CvDocumentSubject>()({
  noun: 'cv_document',
  table: 'cv_documents',
  columns: { status: CV_DOCUMENT_STATUSES },
  creation: {
    command: 'add',
    by: ['talent'],
    state: { status: 'kept' },
    notices: {},
    why: 'A talent keeps a file with their CV; until they say otherwise nobody else but us may see it.',
  },
  transitions: {
    change: {
      by: ['talent'],
      from: { status: ['kept'] },
      to: {},
      notices: {},
      why: 'The talent says what it is, until when it is valid and who may see it, which holds at once.',
    },
    remove: {
      by: ['talent'],
      from: { status: ['kept'] },
      to: { status: 'removed' },
      notices: {},
      why: 'The talent takes it away, at any time and at once, whoever had been let see it.',
    },
    'tell-end': {
      by: ['system'],
      from: { status: ['kept'] },
      to: {},
      deadline: { column: 'quiet_until', passes: 'day', once: 'end_told_date' },
      notices: { talent: 'mail' },
      why: 'It is valid for thirty days more, and a new licence or extract takes time to get.',
    },
  },
});
