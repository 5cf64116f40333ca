import { useQuery } from '@tanstack/react-query';
import { presentationLabels } from '#texts/auditions/presentation-words.ts';
import { query } from '#web/api/client.ts';
import { Section } from '#web/ui/frame/section.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { presentationHref } from './use-presentations.ts';

/** The presentations of a project to its client; renders nothing if there are none. */
export function ProjectPresentations({ projectId }: { projectId: string }) {
  const page = usePageNumber('presentations');
  const { data } = useQuery(query('GET /projects/:id/presentations', { params: { id: projectId }, query: { page } }));
  if (!data || data.total === 0) return null;
  return (
    <Section title="Visat för kunden">
      <ul className="divide-y divide-hairline border-y border-hairline">
        {data.items.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
            <Link
              to={presentationHref(one.id)}
              className="voice-serif touch-target flex-1 basis-56 text-lg hover:underline"
            >
              {one.title}
            </Link>
            <span className="text-sm text-ink-muted tabular">
              {one.person_count === 1 ? '1 person' : `${one.person_count} personer`},{' '}
              {one.vote_count === 1 ? '1 svar' : `${one.vote_count} svar`}
              {one.status === 'shared' && (
                <>
                  , till och med <DateText day={one.ends_on} />
                </>
              )}
            </span>
            <StateBadge tone={presentationLabels[one.status].tone}>{presentationLabels[one.status].word}</StateBadge>
          </li>
        ))}
      </ul>
      <PageLinks of={data} noun="visningar" name="presentations" />
    </Section>
  );
}
