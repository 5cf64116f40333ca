import { cvDocumentNotices } from './notices/cv-document.ts';
import { foreignCalendarNotices } from './notices/foreign-calendar.ts';
import { guardianNotices } from './notices/guardian.ts';
import { profileNotices } from './notices/profile.ts';
import { recordingNotices } from './notices/recording.ts';
import { representationNotices } from './notices/representation.ts';
import { taxPaperNotices } from './notices/tax-paper.ts';

/** Notice texts for the events of people. */
export const notices = {
  ...cvDocumentNotices,
  ...foreignCalendarNotices,
  ...guardianNotices,
  ...profileNotices,
  ...recordingNotices,
  ...representationNotices,
  ...taxPaperNotices,
};
