import type { Notice } from '#contract/notification.ts';
import { classNames } from '#web/ui/class-names.ts';
import { InstantText } from '#web/ui/date-text.tsx';

interface NoticeListProps {
  notices: readonly Notice[];
  onOpen: (notice: Notice) => void;
}

/** Notices, newest first; an unread one has a mark and heavier words. */
export function NoticeList({ notices, onOpen }: NoticeListProps) {
  if (notices.length === 0) return <p className="px-4 py-8 text-ink-muted">Inga notiser ännu.</p>;
  return (
    <ul className="divide-y divide-hairline">
      {notices.map((notice) => (
        <li key={notice.id}>
          <button
            type="button"
            onClick={() => onOpen(notice)}
            className="grid w-full grid-cols-[0.5rem_1fr] gap-x-3 px-4 py-3 text-left hover:bg-sunken focus-visible:-outline-offset-2"
          >
            <span className={classNames('mt-2 size-2 rounded-full', !notice.read && 'bg-ink')}>
              {!notice.read && <span className="sr-only">Oläst: </span>}
            </span>
            <span className="min-w-0">
              <span className={classNames('block', !notice.read && 'font-semibold')}>{notice.title}</span>
              <span className="block text-ink-muted">{notice.message}</span>
              <span className="mt-1 block text-xs text-ink-muted">
                <InstantText instant={notice.created_date} />
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
