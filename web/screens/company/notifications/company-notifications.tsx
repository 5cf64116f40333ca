import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Notice } from '#contract/notification.ts';
import { api, query } from '#web/api/client.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { InstantText } from '#web/ui/date-text.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useErrorText } from '#web/ui/error-text.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { showToast } from '#web/ui/toast-store.ts';

/** Every notice of the company, newest first. Opening one marks it as read (product, U-09). */
export default function CompanyNotifications() {
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const notices = useQuery(query('GET /notifications', { query: { page } }));
  const client = useQueryClient();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const read = async (body: { all: true } | { ids: string[] }) => {
    try {
      await api('POST /notifications/read', { body });
    } finally {
      void client.invalidateQueries({ queryKey: ['GET /notifications'] });
      void client.invalidateQueries({ queryKey: ['GET /company/poll'] });
    }
  };
  const readAll = async () => {
    setIsBusy(true);
    try {
      await read({ all: true });
    } catch (error) {
      showToast(errorText(error), { tone: 'lost' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <PageFrame
      title="Notiser"
      width="reading"
      query={notices}
      actions={(data) =>
        data?.items.some((one) => !one.read) && (
          <Button icon={CheckCheck} isBusy={isBusy} onClick={readAll}>
            Markera alla som lästa
          </Button>
        )
      }
      isEmpty={(data) => data.total === 0}
      empty={
        <EmptyState title="Inga notiser ännu" action={<LinkButton to="/CompanyDashboard">Till översikten</LinkButton>}>
          När någon svarar på en förfrågan, eller inte hinner svara i tid, står det här.
        </EmptyState>
      }
    >
      {(data) => (
        <div className="flex flex-col gap-6">
          <ul className="divide-y divide-hairline border-y border-hairline">
            {data.items.map((one) => (
              <NoticeRow
                key={one.id}
                notice={one}
                // It leads on whether or not the mark could be set.
                onOpen={() => !one.read && void read({ ids: [one.id] }).catch(() => undefined)}
              />
            ))}
          </ul>
          <Pagination
            page={data.page}
            pageCount={Math.ceil(data.total / data.page_size)}
            total={data.total}
            noun={data.total === 1 ? 'notis' : 'notiser'}
            hrefOf={(to) => `?page=${to}`}
          />
        </div>
      )}
    </PageFrame>
  );
}

function NoticeRow({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  return (
    <li>
      <Link to={notice.target} onClick={onOpen} className="flex items-start gap-3 py-3.5 hover:bg-surface">
        <span
          aria-hidden="true"
          className={classNames('mt-2 size-2 shrink-0 rounded-full', notice.read ? 'bg-transparent' : 'bg-accent')}
        />
        <span className="min-w-0 flex-1">
          <span className={classNames('block', !notice.read && 'font-semibold')}>
            {!notice.read && <span className="sr-only">Ny: </span>}
            {notice.title}
          </span>
          <span className="block text-sm text-ink-muted">{notice.message}</span>
          <InstantText instant={notice.created_date} className="text-sm text-ink-muted" />
        </span>
      </Link>
    </li>
  );
}
