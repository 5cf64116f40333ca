import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { ReviewList } from './review-list.tsx';
import { useProjectReviews } from './review-queries.ts';

interface ProjectReviewsProps {
  projectId: string;
  reader: 'company' | 'admin';
}

/** The reviews that the company and the talents of a project write about each other. */
export function ProjectReviews({ projectId, reader }: ProjectReviewsProps) {
  const query = useProjectReviews(projectId, usePageNumber('reviews'));
  return (
    <Section
      title="Omdömen"
      description="Hur det var att arbeta ihop. Båda skriver utan att ha läst den andras, och bara ni två läser dem."
    >
      <QueryFrame
        query={query}
        isEmpty={({ total }) => total === 0}
        empty={<p className="text-ink-muted">Omdömen skrivs när arbetet är godkänt. Inget är det ännu.</p>}
      >
        {(data) => (
          <div className="flex flex-col gap-6">
            <ReviewList reviews={data.items} reader={reader} />
            <PageLinks of={data} noun="personer" name="reviews" />
          </div>
        )}
      </QueryFrame>
    </Section>
  );
}
