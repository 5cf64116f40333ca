import type { Notice } from '#contract/talk/notification.ts';
import { classNames } from '#web/ui/text/class-names.ts';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { useMarkRead } from './use-notices.ts';

export interface NoticeListProps {
  notices: readonly Notice[];
  label: string;
  /**
   * 'page': whole messages. 'brief': messages cut to two lines, for an overview. 'panel': cut to three lines, as wide
   * as the panel.
   */
  look?: 'page' | 'brief' | 'panel' | undefined;
  /** Called when the user chooses a notice, before the screen changes. */
  onOpen?: (() => void) | undefined;
}

/** Notices, newest first. Choosing a notice opens its page and marks it as read. */
export function NoticeList({ notices, label, look = 'page', onOpen }: NoticeListProps) {
  const { markOne } = useMarkRead();
  const isPanel = look === 'panel';
  return (
    <ul aria-label={label} className="divide-y divide-hairline">
      {notices.map((notice) => (
        <li
          key={notice.id}
          className={classNames(
            'group relative py-3 has-[.cover:focus-visible]:outline-2 has-[.cover:focus-visible]:outline-focus',
            isPanel
              ? 'pr-4 pl-9 hover:bg-sunken has-[.cover:focus-visible]:-outline-offset-2'
              : 'pl-5 hover:bg-surface has-[.cover:focus-visible]:outline-offset-2',
          )}
        >
          {!notice.read && (
            <span
              aria-hidden="true"
              className={classNames('absolute size-2 rounded-full bg-ink', isPanel ? 'top-5 left-4' : 'top-5.5 left-0')}
            />
          )}
          <Link
            to={notice.target}
            onClick={() => {
              if (!notice.read) markOne(notice);
              onOpen?.();
            }}
            className={classNames(
              "cover decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-[''] focus-visible:outline-none",
              !notice.read && 'font-semibold',
            )}
          >
            {!notice.read && <span className="sr-only">Oläst: </span>}
            {notice.title}
          </Link>
          <p
            className={classNames(
              'max-w-prose text-sm text-ink-muted',
              look === 'brief' && 'line-clamp-2',
              isPanel && 'line-clamp-3',
            )}
          >
            {notice.message}
          </p>
          <p className={classNames('mt-1 text-ink-muted', isPanel ? 'text-xs' : 'text-sm')}>
            <InstantText instant={notice.created_date} />
          </p>
        </li>
      ))}
    </ul>
  );
}
