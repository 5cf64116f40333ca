import { useState } from 'react';
import type { Application } from '#contract/office/application.ts';
import type { companyWorkflow } from '#domain/companies/company/company.workflow.ts';
import type { PersonCommandOf } from '#domain/kernel/workflow/workflow.ts';
import type { Answer } from '#web/api/client.ts';
import {
  applicationTabs,
  conflictText,
  decisionQuestion,
  emptyApplications,
  nextInList,
} from '#web/features/office/application/application.view.ts';
import { isConflict, useApplicationDecision } from '#web/features/office/application/use-applications.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useNavigate } from '#web/ui/frame/location.ts';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { classNames } from '#web/ui/text/class-names.ts';
import { ApplicationDetail } from './application-detail.tsx';
import { ApplicationList } from './application-list.tsx';
import { type ApplicationsUrl, applicationsHref } from './applications-url.ts';

export interface ApplicationDeskProps {
  address: ApplicationsUrl;
  page: Answer<'GET /admin/applications'>;
}

/**
 * One page of companies: the list, and the open company beside it. After each decision the next company opens. The
 * caller gives this component a React key of status and page.
 */
export function ApplicationDesk({ address, page: { items, total, page_size } }: ApplicationDeskProps) {
  const navigate = useNavigate();
  const give = useApplicationDecision();
  const [conflict, setConflict] = useState<string>();
  const [decidedId, setDecidedId] = useState<string>();
  const open = items.find((item) => item.id === address.id) ?? items.find((item) => item.id !== decidedId);
  const [shown, setShown] = useState(open);
  if (open?.id !== shown?.id) {
    setShown(open);
    // A live update can remove the open company, because another administrator has decided. Then a notice tells the
    // administrator.
    const isTaken = shown && shown.id !== decidedId && !items.some((item) => item.id === shown.id);
    if (isTaken) setConflict(conflictText(shown.name));
  }
  const listHref = applicationsHref({ ...address, id: null });
  const hrefOf = (id: string) => applicationsHref({ ...address, id });

  const decide = async (application: Application, command: PersonCommandOf<typeof companyWorkflow>, reason: string) => {
    const next = nextInList(items, application.id);
    setConflict(undefined);
    setDecidedId(application.id);
    try {
      await give(application.id, command, reason);
      showToast(decisionQuestion(command, application).done);
    } catch (error) {
      if (!isConflict(error)) {
        setDecidedId(undefined);
        throw error;
      }
      setConflict(conflictText(application.name));
    }
    navigate(next ? hrefOf(next) : listHref, { replace: true });
  };

  const isChosen = address.id !== null;
  return (
    <>
      {conflict && (
        <Callout
          tone="waiting"
          role="alert"
          className="mb-6"
          action={
            <Button size="small" onClick={() => setConflict(undefined)}>
              Stäng meddelandet
            </Button>
          }
        >
          {conflict}
        </Callout>
      )}
      {total === 0 && (
        <EmptyState title={emptyApplications[address.status].title}>
          {emptyApplications[address.status].text}
        </EmptyState>
      )}
      {total > 0 && (
        <div className="grid gap-x-12 lg:grid-cols-[minmax(18rem,24rem)_minmax(0,1fr)]">
          <div className={classNames('flex flex-col gap-4', isChosen && 'max-lg:hidden')}>
            <ApplicationList
              label={applicationTabs[address.status]}
              items={items}
              openId={open?.id}
              hrefOf={hrefOf}
              onWalk={(id) => navigate(hrefOf(id), { replace: true })}
            />
            {(total > page_size || address.page > 1) && (
              <Pagination
                page={address.page}
                pageCount={Math.ceil(total / page_size)}
                total={total}
                noun="företag"
                hrefOf={(page) => applicationsHref({ ...address, page, id: null })}
              />
            )}
          </div>
          {open && (
            <div className={isChosen ? undefined : 'max-lg:hidden'}>
              <ApplicationDetail
                key={open.id}
                application={open}
                listHref={listHref}
                takesFocus={conflict !== undefined || (decidedId !== undefined && decidedId !== open.id)}
                onDecide={(command, reason) => decide(open, command, reason)}
              />
            </div>
          )}
        </div>
      )}
    </>
  );
}
