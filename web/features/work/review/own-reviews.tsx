import { Section } from '#web/ui/frame/section.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { ReviewList } from './review-list.tsx';
import { ShownScores } from './review-part.tsx';
import { useOwnReviews } from './review-queries.ts';

/**
 * The reviews between the talent and companies, to write and written, and the talent's mean scores. Renders nothing if
 * there are none.
 */
export function OwnReviews() {
  const { data } = useOwnReviews(usePageNumber('reviews'));
  if (!data || data.total === 0) return null;
  return (
    <Section
      title="Omdömen"
      description="Hur det var att arbeta ihop. Båda skriver utan att ha läst den andras, och bara ni två läser dem."
    >
      {data.means && (
        <div className="mb-6">
          <p className="kicker mb-2">I snitt om dig</p>
          <ShownScores side="company" scores={data.means} />
        </div>
      )}
      <ReviewList reviews={data.items} reader="talent" />
      <div className="mt-6">
        <PageLinks of={data} noun="omdömen" name="reviews" />
      </div>
    </Section>
  );
}
