import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Application } from '#contract/company.ts';
import { COMPANY_STATUSES } from '#domain/company/company.workflow.ts';
import type { Command } from '#domain/workflow/workflows.ts';
import {
  applicationTabs,
  conflictText,
  decisionQuestion,
  emptyApplications,
  nextInList,
} from '#web/features/company/application.view.ts';
import { isConflict, useApplicationDecision, useApplications } from '#web/features/company/use-applications.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { QueryFrame } from '#web/ui/query-frame.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ApplicationDetail } from './application-detail.tsx';
import { ApplicationList } from './application-list.tsx';
import { applicationsHref, readApplicationsAddress } from './applications-address.ts';

/** Companies that want in, and those that are: list and detail side by side, one decision after the other. */
export default function AdminApplications() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readApplicationsAddress(params);
  const { counts, list } = useApplications(address.status, address.page);
  const give = useApplicationDecision();
  const [conflict, setConflict] = useState<string>();
  const [decidedId, setDecidedId] = useState<string>();
  const listHref = applicationsHref({ ...address, id: null });
  const hrefOf = (id: string) => applicationsHref({ ...address, id });

  const decide = async (
    application: Application,
    items: readonly Application[],
    command: Command<'company'>,
    reason: string,
  ) => {
    const next = nextInList(items, application.id);
    setConflict(undefined);
    try {
      await give(application.id, command, reason);
      showToast(decisionQuestion(command, application).done);
    } catch (error) {
      if (!isConflict(error)) throw error;
      setConflict(conflictText(application.name));
    }
    setDecidedId(application.id);
    navigate(next ? hrefOf(next) : listHref, { replace: true });
  };

  const content = (
    <QueryFrame
      query={list}
      isEmpty={(data) => data.total === 0}
      empty={
        <EmptyState title={emptyApplications[address.status].title}>
          {emptyApplications[address.status].text}
        </EmptyState>
      }
    >
      {({ items, total, page_size }) => {
        const open = items.find((item) => item.id === address.id) ?? items.find((item) => item.id !== decidedId);
        const isChosen = address.id !== null;
        return (
          <div className="grid gap-x-12 lg:grid-cols-[minmax(18rem,24rem)_minmax(0,1fr)]">
            <div className={classNames('flex flex-col gap-4', isChosen && 'max-lg:hidden')}>
              <ApplicationList
                label={applicationTabs[address.status]}
                items={items}
                openId={open?.id}
                hrefOf={hrefOf}
                onWalk={(id) => navigate(hrefOf(id), { replace: true })}
              />
              {total > page_size && (
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
                  takesFocus={decidedId !== undefined && decidedId !== open.id}
                  onDecide={(command, reason) => decide(open, items, command, reason)}
                />
              </div>
            )}
          </div>
        );
      }}
    </QueryFrame>
  );

  return (
    <PageFrame title="Ansökningar" description="Ett företag ser ingen talang förrän någon här har godkänt det.">
      {conflict && (
        <Callout
          tone="waiting"
          role="alert"
          className="mb-6"
          action={
            <Button size="small" onClick={() => setConflict(undefined)}>
              Jag förstår
            </Button>
          }
        >
          {conflict}
        </Callout>
      )}
      <Tabs
        label="Ansökningarnas läge"
        value={address.status}
        onChange={(id) => {
          const status = COMPANY_STATUSES.find((one) => one === id) ?? 'pending';
          setDecidedId(undefined);
          navigate(applicationsHref({ status, page: 1, id: null }));
        }}
        tabs={COMPANY_STATUSES.map((status) => ({
          id: status,
          label: applicationTabs[status],
          count: counts?.[status],
          content,
        }))}
      />
    </PageFrame>
  );
}
