import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import type { Notice } from '#contract/talk/notification.ts';
import { IconButton } from '#web/ui/form/button.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { Popover } from '#web/ui/overlay/popover.tsx';
import { CountBadge, countText } from '#web/ui/text/count-badge.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { NoticeList } from './notice-list.tsx';
import { useMarkRead } from './use-notices.ts';

interface BellProps {
  /** The latest poll of the frame; undefined before the first one. */
  poll: { unread_count: number; notifications: readonly Notice[] } | undefined;
  /** The address of the list of all notices. */
  allHref: string;
}

/** A button with the number of unread notices, which opens the newest notices (spec, section 2). */
export function Bell({ poll, allHref }: BellProps) {
  const [isOpen, setIsOpen] = useState(false);
  const markRead = useMarkRead();
  const unread = poll?.unread_count ?? 0;
  const close = () => setIsOpen(false);
  return (
    <Popover
      label="Notiser"
      align="end"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <IconButton
          icon={BellIcon}
          label="Notiser"
          badge={<CountBadge count={unread} label="nya" />}
          className="px-1.5"
        />
      }
    >
      <div className="-m-4">
        <div className="flex items-baseline justify-between gap-4 sticky -top-4 z-1 border-b border-hairline bg-surface px-4 py-3">
          <h2 className="voice-serif text-name">Notiser</h2>
          {unread > 0 && <span className="text-ink-muted tabular">{countText(unread)} nya</span>}
        </div>
        {!poll ? (
          <div className="px-4">
            <Loading />
          </div>
        ) : poll.notifications.length === 0 ? (
          <p className="px-4 py-8 text-ink-muted">Inga notiser ännu.</p>
        ) : (
          <NoticeList look="panel" label="Notiser" notices={poll.notifications} onOpen={close} />
        )}
        <div className="flex items-center justify-between gap-4 sticky -bottom-4 z-1 border-t border-hairline bg-surface px-4 py-2">
          <Link className="text-link py-1.5 font-medium" to={allHref} onClick={close}>
            Visa alla notiser
          </Link>
          {unread > 0 && (
            <button type="button" className="py-1.5 text-ink-muted hover:text-ink" onClick={markRead.markAll}>
              Markera alla som lästa
            </button>
          )}
        </div>
      </div>
    </Popover>
  );
}
