import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { ApprovalView } from '#contract/work/approval.ts';
import { ApiError, api } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Callout } from '#web/ui/frame/callout.tsx';
import { lazy } from '#web/ui/frame/lazy.ts';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { PAGE_TITLE_ID, useWindowTitle } from '#web/ui/frame/page-frame.tsx';
import { Loading, QueryFrame } from '#web/ui/frame/query-frame.tsx';

const importBody = () => import('./approval-body-step.tsx');
const ApprovalBody = lazy(async () => ({ default: (await importBody()).ApprovalBody }));

/**
 * /AgreementApproval: the guardian of a talent under 18 opens the link of a mail, reads the talent's agreement, gives
 * missing facts before the work, and signs or declines.
 */
export default function AgreementApproval() {
  const token = useSearchParams()[0].get('token') ?? '';
  const client = useQueryClient();
  const command = useCommand();
  const papers = useCommand({ hasToast: true });
  const key = ['agreement-approval', token];
  const found = useQuery({
    queryKey: key,
    queryFn: () => {
      // The code comes beside the agreement. If it fails, the frame that needs it says so.
      importBody().catch(() => {});
      return api('POST /approvals/view', { body: { token } });
    },
    enabled: token !== '',
    retry: false,
  });
  const keep = async (answer: Promise<ApprovalView>) => {
    try {
      client.setQueryData<ApprovalView>(key, await answer);
      document.getElementById(PAGE_TITLE_ID)?.focus();
    } catch (error) {
      // The agreement may have changed meanwhile, so its state is fetched again.
      if (error instanceof ApiError && error.code !== 'name_differs' && error.status !== 0) void found.refetch();
      throw error;
    }
  };
  const view = found.data;
  const isDead = token === '' || (found.error instanceof ApiError && found.error.code === 'dead_link');
  const title = isDead
    ? 'Länken gäller inte längre'
    : view
      ? `Avtal för ${view.first_name}`
      : 'Skriv under som vårdnadshavare';
  useWindowTitle(title);
  return (
    <div className="mx-auto max-w-3xl px-4 pt-8 pb-16 sm:px-6 md:pt-14">
      <h1 id={PAGE_TITLE_ID} tabIndex={-1} className="voice-serif text-title outline-none">
        {title}
      </h1>
      <div className="mt-6">
        {isDead ? (
          <Callout tone="lost" role="alert">
            Länken är ersatt av en nyare, eller så gäller avtalet inte längre. Öppna länken direkt ur det senaste
            mejlet.
          </Callout>
        ) : (
          <QueryFrame query={found}>
            {(data) => (
              <Suspense fallback={<Loading />}>
                <ApprovalBody
                  view={data}
                  onSign={(signed) =>
                    keep(command.send('POST /approvals/sign', { body: { ...signed, token, sha256: data.sha256 } }))
                  }
                  onChaperone={(body) => keep(command.send('POST /approvals/chaperone', { body: { ...body, token } }))}
                  onSchoolLeave={(body) =>
                    keep(command.send('POST /approvals/school-leave', { body: { ...body, token } }))
                  }
                  addressOf={async (paper) =>
                    (await papers.run('POST /approvals/paper', { body: { token, paper } }))?.url
                  }
                  onDecline={(reason) => keep(command.send('POST /approvals/decline', { body: { token, reason } }))}
                />
              </Suspense>
            )}
          </QueryFrame>
        )}
      </div>
    </div>
  );
}
