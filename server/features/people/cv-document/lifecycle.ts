import type { CvDocumentKind } from '#domain/people/cv-document/cv-document.rules.ts';
import type { CvDocumentStatus } from '#domain/people/cv-document/cv-document.workflow.ts';
import type { Adapter, Loaded } from '#server/lifecycle/adapter.ts';
import { loadHeld } from './queries/load-documents.ts';

interface Row {
  readonly id: string;
  readonly talent_id: string;
  readonly status: CvDocumentStatus;
  readonly kind: CvDocumentKind;
  readonly valid_until: string | null;
}

/** A document in the form that `move` takes. No event contains the talent's title for it. */
export const documentObject = ({ id, talent_id, status, kind, valid_until }: Row): Loaded<'cv_document'> => ({
  id,
  subject: { status },
  concerned: { talent_id },
  facts: { kind, valid_until },
});

export const cvDocumentAdapter: Adapter<'cv_document'> = {
  async load(trx, { of, ids }) {
    if (of !== 'cv_document') throw new Error(`Documents of a CV are not found by ${of}`);
    return (await loadHeld(trx, ids)).map(documentObject);
  },
  writes: {
    'tell-end': (_words, { now }) => ({ end_told_date: now }),
    // A removed document keeps no facts.
    remove: () => ({ title: '', valid_until: null, audience: 'own', quiet_until: null }),
  },
};
