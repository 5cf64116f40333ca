import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';

const CV_DOCUMENT_STATUSES = ['kept', 'removed'] as const;
export type CvDocumentStatus = (typeof CV_DOCUMENT_STATUSES)[number];

export interface CvDocumentSubject {
  readonly status: CvDocumentStatus;
}

/**
 * A file in a talent's CV that proves a qualification. Only the talent and administrators can read it until the talent
 * opens it to companies with a live booking of the talent.
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
    why: 'The talent adds a file to their CV; only they and the staff of Medverka may see it until the talent opens it to others.',
  },
  transitions: {
    change: {
      by: ['talent'],
      from: { status: ['kept'] },
      to: {},
      notices: {},
      why: 'The talent sets what the document is, until when it is valid and who may see it; the change holds at once.',
    },
    remove: {
      by: ['talent'],
      from: { status: ['kept'] },
      to: { status: 'removed' },
      notices: {},
      why: 'The talent removes the document, at any time and at once, whoever could see it.',
    },
    'tell-end': {
      by: ['system'],
      from: { status: ['kept'] },
      to: {},
      deadline: { column: 'quiet_until', passes: 'day', once: 'end_told_date' },
      notices: { talent: 'mail' },
      why: 'The document is valid for thirty more days, and a new licence or extract takes time to get.',
    },
  },
});
