import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnnouncementRow } from '#contract/casting/announcement.ts';
import { announcementStatusLabels } from '#texts/casting/announcement-words.ts';
import { api, query } from '#web/api/client.ts';
import { CsvButton } from '#web/features/kernel/csv/csv-button.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { announcementHref } from './announcement-url.ts';

/** All announcements of the company, the newest first. */
export function OwnAnnouncements() {
  const page = usePageNumber();
  const announcements = useQuery({
    ...query('GET /announcements', { query: { page } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Section title="Era annonser">
      <QueryFrame
        query={announcements}
        isEmpty={({ total }) => total === 0}
        empty={<p className="max-w-prose text-ink-muted">Inga ännu. Den första läser vi innan den visas.</p>}
      >
        {(data) => (
          <>
            <ul className="divide-y divide-hairline border-y border-hairline">
              {data.items.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </ul>
            <PageLinks of={data} noun="annonser" />
            <div className="mt-6">
              <CsvButton
                name="annonser"
                columns={async () =>
                  (await import('#web/features/casting/announcement/announcement-columns.ts')).announcementColumns
                }
                fetchPage={(page) => api('GET /announcements', { query: { page } })}
              />
            </div>
          </>
        )}
      </QueryFrame>
    </Section>
  );
}

function interestWords({ status, interested_count: count }: AnnouncementRow): string {
  if (count > 0) return `${count} har visat intresse`;
  return status === 'published' ? 'ingen har visat intresse ännu' : 'ingen visade intresse';
}

function Row({ row }: { row: AnnouncementRow }) {
  const { word, tone } = announcementStatusLabels[row.status];
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="voice-serif text-lg leading-6 wrap-anywhere">
          <Link to={announcementHref(row.id)} className="decoration-1 underline-offset-4 hover:underline">
            {row.heading}
          </Link>
        </h3>
        <p className="text-sm text-ink-muted">
          {row.role_title}, {row.project_title}
        </p>
        <p className="mt-1 text-sm tabular">
          Till och med <DateText day={row.closes_on} />
          {row.published_date && `, ${interestWords(row)}`}
        </p>
      </div>
      <StateBadge tone={tone}>{word}</StateBadge>
    </li>
  );
}
