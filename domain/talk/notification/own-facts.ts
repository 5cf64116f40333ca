import type { CvDocumentKind } from '#domain/people/cv-document/cv-document.rules.ts';
import type { RecordingPurpose } from '#domain/people/recording/recording.rules.ts';

/** What somebody has sent; `title` is that of the audition, and null on the profile. */
export interface RecordingFacts {
  readonly purpose: RecordingPurpose;
  readonly position: number;
  readonly title: string | null;
  readonly bytes: number;
  readonly begun_date: string;
}

export interface ForeignCalendarFacts {
  /** What the talent calls it. */
  readonly calendar_name: string;
}

/** What the talent calls it stands in no event. */
export interface CvDocumentFacts {
  readonly kind: CvDocumentKind;
  /** The last ISO day on which it is valid; null for what does not end. */
  readonly valid_until: string | null;
}

/** What is known of the things that a talent keeps here, whatever happens to them. */
export interface OwnFacts {
  readonly recording: RecordingFacts;
  readonly foreign_calendar: ForeignCalendarFacts;
  readonly cv_document: CvDocumentFacts;
}
