import type { AnnouncementRow } from '#contract/casting/announcement.ts';
import { announcementStatusLabels } from '#texts/casting/announcement-words.ts';
import { query } from '#web/api/client.ts';
import { ListFrame } from '#web/features/kernel/list/list-frame.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { Section } from '#web/ui/frame/section.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { announcementHref } from './announcement-url.ts';

/** All announcements of the company, the newest first. */
export function OwnAnnouncements() {
  return (
    <Section title="Era annonser">
      <ListFrame
        list={useList((page) => query('GET /announcements', { query: { page } }))}
        noun="annonser"
        empty="Inga ännu. Den första läser vi innan den visas."
        csv={{
          name: 'annonser',
          columns: async () =>
            (await import('#web/features/casting/announcement/announcement-columns.ts')).announcementColumns,
        }}
      >
        {({ items }) => (
          <ul className="divide-y divide-hairline border-y border-hairline">
            {items.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        )}
      </ListFrame>
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
