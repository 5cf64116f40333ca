import { Link } from 'react-router';
import type { Notice } from '#contract/notification.ts';
import { classNames } from '#web/ui/class-names.ts';
import { InstantText } from '#web/ui/date-text.tsx';
import { useMarkRead } from './notices.ts';

export interface NoticeListProps {
  notices: readonly Notice[];
  label: string;
  /** Two lines of each message, where the list is a glance and not the place to read. */
  isBrief?: boolean | undefined;
}

/** Notices, newest first. Opening one leads to what it is about and marks it as read. */
export function NoticeList({ notices, label, isBrief = false }: NoticeListProps) {
  const markRead = useMarkRead();
  return (
    <ul aria-label={label} className="divide-y divide-hairline">
      {notices.map((notice) => (
        <li
          key={notice.id}
          className="group relative py-3 pl-5 hover:bg-surface has-[.cover:focus-visible]:outline-2 has-[.cover:focus-visible]:outline-offset-2 has-[.cover:focus-visible]:outline-focus"
        >
          {!notice.read && <span aria-hidden="true" className="absolute top-5.5 left-0 size-2 rounded-full bg-ink" />}
          <Link
            to={notice.target}
            onClick={() => {
              if (!notice.read) markRead.mutate([notice.id]);
            }}
            className={classNames(
              "cover decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-[''] focus-visible:outline-none",
              !notice.read && 'font-semibold',
            )}
          >
            {!notice.read && <span className="sr-only">Oläst: </span>}
            {notice.title}
          </Link>
          <p className={classNames('max-w-prose text-sm text-ink-muted', isBrief && 'line-clamp-2')}>
            {notice.message}
          </p>
          <p className="mt-1 text-sm text-ink-muted">
            <InstantText instant={notice.created_date} />
          </p>
        </li>
      ))}
    </ul>
  );
}
