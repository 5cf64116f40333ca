import { CheckCheck } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { NoticeList } from '#web/features/talent/notice-list.tsx';
import { useMarkRead, useNotices } from '#web/features/talent/notices.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useErrorText } from '#web/ui/error-text.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { Pagination } from '#web/ui/pagination.tsx';

/** Every notice, in pages ('Visa alla notiser' of the bell leads here). */
export default function TalentNotifications() {
  const [search] = useSearchParams();
  const page = Math.max(Number.parseInt(search.get('page') ?? '1', 10) || 1, 1);
  const notices = useNotices(page);
  const markRead = useMarkRead();
  const errorText = useErrorText();
  return (
    <div className="max-w-4xl">
      <PageFrame
        title="Notiser"
        query={notices}
        isEmpty={(data) => data.total === 0}
        empty={
          <EmptyState
            title="Inga notiser ännu"
            action={<LinkButton to="/TalentProfile">Se över din profil</LinkButton>}
          >
            Här får du veta när någon frågar efter dig, när det finns besked och när något ändras.
          </EmptyState>
        }
        actions={(data) =>
          data?.items.some((notice) => !notice.read) && (
            <Button icon={CheckCheck} isBusy={markRead.isPending} onClick={() => markRead.mutate('all')}>
              Markera alla som lästa
            </Button>
          )
        }
      >
        {(data) => (
          <>
            {markRead.error && (
              <Callout tone="lost" role="alert" className="mb-4">
                {errorText(markRead.error)}
              </Callout>
            )}
            <div className="mb-4 border-t border-hairline">
              <NoticeList label="Notiser" notices={data.items} />
            </div>
            <Pagination
              page={data.page}
              pageCount={Math.ceil(data.total / data.page_size)}
              total={data.total}
              noun={data.total === 1 ? 'notis' : 'notiser'}
              hrefOf={(to) => `/TalentNotifications?page=${to}`}
            />
          </>
        )}
      </PageFrame>
    </div>
  );
}
