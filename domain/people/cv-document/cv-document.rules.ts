import { addDays } from '#domain/kernel/time/day.ts';

/** The kinds of documents in the CV. */
export const CV_DOCUMENT_KINDS = ['driving_licence', 'certificate', 'permit', 'course', 'resume', 'other'] as const;
export type CvDocumentKind = (typeof CV_DOCUMENT_KINDS)[number];

/**
 * Readers beside the talent and administrators: none, or members who cast at companies with a live booking of the
 * talent.
 */
export const CV_DOCUMENT_AUDIENCES = ['own', 'booked'] as const;
export type CvDocumentAudience = (typeof CV_DOCUMENT_AUDIENCES)[number];

/** Limits: size of a document, documents per talent, letters of a title. */
export const CV_DOCUMENT_BOUNDS = { bytes: 10 * 1024 * 1024, count: 20, title: 80 } as const;

/** Days before a document's last valid day on which its talent is told. */
const TOLD_DAYS_BEFORE = 30;

/**
 * The last day (ISO) before the talent is told that a document ends; null for a document without an end, and for one
 * that ends so soon that the talent who entered it knows.
 */
export function quietUntil(valid_until: string | null, today: string): string | null {
  if (valid_until === null) return null;
  const last = addDays(valid_until, -TOLD_DAYS_BEFORE - 1);
  return last < today ? null : last;
}
