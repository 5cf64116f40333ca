import { COMPANY_STATUSES } from '#domain/accounts/account/standing.ts';
import { query } from '#web/api/client.ts';
import { ListFrame } from '#web/features/kernel/list/list-frame.tsx';
import { ListTabs } from '#web/features/kernel/list/list-tabs.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { applicationTabs } from '#web/features/office/application/application.view.ts';
import { useApplications } from '#web/features/office/application/use-applications.ts';
import { CompanyChangeItem } from '#web/features/office/company-change/company-changes.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { ApplicationDesk } from './application-desk.tsx';
import { applicationsHref, readApplicationsUrl } from './applications-url.ts';

/** Companies by the state of their application. The address holds the tab, the page and the open company. */
export default function AdminApplications() {
  const address = readApplicationsUrl(useSearchParams()[0]);
  const { counts, list } = useApplications(address.status, address.page);
  return (
    <PageFrame title="Ansökningar" description="Ett företag ser ingen talang förrän någon här har godkänt det.">
      <WaitingChanges />
      <ListTabs
        tabs={{
          label: 'Ansökningarnas läge',
          of: COMPANY_STATUSES,
          open: address.status,
          wordOf: (status) => applicationTabs[status],
          countOf: (status) => counts?.[status],
          hrefOf: (status) => applicationsHref({ status, page: 1, id: null }),
          isStep: true,
        }}
      >
        <QueryFrame query={list}>
          {(page) => <ApplicationDesk key={`${address.status} ${address.page}`} address={address} page={page} />}
        </QueryFrame>
      </ListTabs>
    </PageFrame>
  );
}

/** The changes of companies' names and numbers that wait for a decision; nothing while none waits. */
function WaitingChanges() {
  const list = useList((page) => query('GET /admin/company-changes', { query: { page } }), 'byten');
  if (!list.query.data?.total) return null;
  return (
    <Section
      title="Byten av namn och nummer"
      description="Jämför registreringsbeviset med Bolagsverkets uppgifter. Det som redan är utfärdat behåller de gamla."
      className="mb-10"
    >
      <ListFrame
        list={list}
        noun={['byte', 'byten']}
        empty="Inget byte väntar."
        label="Byten av namn och nummer"
        row={(change) => <CompanyChangeItem key={change.id} change={change} />}
      />
    </Section>
  );
}
