import type { AssignmentReview } from '#contract/work/review.ts';
import { otherSide } from '#domain/work/review/review.rules.ts';
import type { ReviewReader } from '#domain/work/review/shown-review.ts';
import { formatInstant } from '#web/ui/text/format-date.ts';

/**
 * A sentence for the reader about the state of the reviews: what to do and until when, or why nothing can be read. Null
 * if there is nothing to say.
 */
export function standingOf(review: AssignmentReview, reader: ReviewReader): string | null {
  const until = formatInstant(review.closes_date);
  if (review.status === 'lapsed') return 'Ingen av er skrev något omdöme.';
  if (reader === 'admin') return review.status === 'open' ? `Öppet till ${until}.` : null;
  if (review.status === 'published') {
    return review[otherSide(reader)] ? null : 'Det finns inget omdöme att läsa från den andra.';
  }
  return review[reader]
    ? `Kan läsas när båda har skrivit, annars ${until}. Det går att ändra till dess.`
    : `Går att skriva till ${until}. Ni läser varandras omdömen först när båda har skrivit eller tiden har gått ut.`;
}
