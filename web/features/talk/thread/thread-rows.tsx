import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ThreadRow } from '#contract/talk/thread.ts';
import { query } from '#web/api/client.ts';
import { useSession } from '#web/features/accounts/session/session-store.ts';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { Section } from '#web/ui/frame/section.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';

interface ThreadRowsProps {
  /** The address that opens a thread; `params` are those of this screen. */
  hrefOf: (thread: ThreadRow, params: URLSearchParams) => string;
}

/** Shown before a last message from the reader's own side, because the name above the message is the other side's. */
const OWN_SIDE = { talent: 'Du: ', company: 'Ni: ' } as const;

const unreadWords = (count: number) => (count === 0 ? undefined : `${count} ${count === 1 ? 'oläst' : 'olästa'}`);

/** The reader's threads, unread ones first. Renders nothing if there are none. */
export function ThreadRows({ hrefOf }: ThreadRowsProps) {
  const [params] = useSearchParams();
  const { record } = useSession();
  const page = Math.max(1, Number(params.get('threads')) || 1);
  const { data } = useQuery({ ...query('GET /threads', { query: { page } }), placeholderData: keepPreviousData });
  if (!data || data.total === 0) return null;
  const pageHref = (to: number) => {
    const next = new URLSearchParams(params);
    next.set('threads', String(to));
    return `?${next}`;
  };
  return (
    <Section title="Meddelanden" aside={unreadWords(data.unread_count)}>
      <ul aria-label="Trådar" className="-mt-3 divide-y divide-hairline">
        {data.items.map((thread) => (
          <li key={thread.id} className="group relative py-3 pl-5 hover:bg-surface">
            {thread.is_unread && (
              <span aria-hidden="true" className="absolute top-5.5 left-0 size-2 rounded-full bg-ink" />
            )}
            <div className="flex items-baseline justify-between gap-4">
              <Link
                to={hrefOf(thread, params)}
                className={`decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-[''] ${thread.is_unread ? 'font-semibold' : 'font-medium'}`}
              >
                {thread.is_unread && <span className="sr-only">Oläst: </span>}
                {thread.other_name || 'Till alla som är bokade'}
              </Link>
              <span className="shrink-0 text-sm text-ink-muted">
                <InstantText instant={thread.last_date} />
              </span>
            </div>
            <p className="text-sm text-ink-muted">
              {[thread.role_title, thread.project_title].filter(Boolean).join(', ')}
            </p>
            <p className="line-clamp-1 max-w-prose text-sm">
              {thread.last_side === record?.role && OWN_SIDE[thread.last_side]}
              {thread.excerpt || 'Dolt meddelande'}
            </p>
          </li>
        ))}
      </ul>
      {(data.total > data.page_size || page > 1) && (
        <Pagination
          page={page}
          pageCount={Math.ceil(data.total / data.page_size)}
          total={data.total}
          noun="trådar"
          hrefOf={pageHref}
        />
      )}
    </Section>
  );
}
