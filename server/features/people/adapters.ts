import type { Adapters } from '#server/lifecycle/adapter.ts';
import { foreignCalendarAdapter } from './calendar/lifecycle.ts';
import { cvDocumentAdapter } from './cv-document/lifecycle.ts';
import { guardianAdapter } from './guardian/lifecycle.ts';
import { profileAdapter } from './profile/lifecycle.ts';
import { representationAdapter } from './representation/lifecycle.ts';
import { taxPaperAdapter } from './tax-paper/lifecycle.ts';

/** The lifecycle adapters of this context, keyed by noun. */
export const adapters = {
  guardian: guardianAdapter,
  foreign_calendar: foreignCalendarAdapter,
  cv_document: cvDocumentAdapter,
  tax_paper: taxPaperAdapter,
  profile: profileAdapter,
  representation: representationAdapter,
} satisfies Partial<Adapters>;
