import { CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { NoticeList } from './notice-list.tsx';
import { useMarkRead, useNotices } from './use-notices.ts';

export interface NoticesPageProps {
  /** The kinds of notices that will come, for a user without notices. */
  whatComes: string;
  /** The link on an empty list. */
  emptyAction: ReactNode;
}

/** All notices, in pages. 'Visa alla notiser' of the bell leads here. */
export function NoticesPage({ whatComes, emptyAction }: NoticesPageProps) {
  const page = usePageNumber();
  const notices = useNotices(page);
  const markRead = useMarkRead();
  return (
    <PageFrame
      title="Notiser"
      width="reading"
      query={notices}
      isEmpty={(data) => data.total === 0}
      empty={
        <EmptyState title="Inga notiser ännu" action={emptyAction}>
          {whatComes}
        </EmptyState>
      }
      actions={(data) =>
        data?.items.some((notice) => !notice.read) && (
          <Button icon={CheckCheck} isBusy={markRead.isPending} onClick={markRead.markAll}>
            Markera alla som lästa
          </Button>
        )
      }
    >
      {(data) => (
        <div className="flex flex-col gap-6">
          <div className="border-y border-hairline">
            <NoticeList label="Notiser" notices={data.items} />
          </div>
          <PageLinks of={data} noun="notiser" />
        </div>
      )}
    </PageFrame>
  );
}
