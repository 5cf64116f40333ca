import { COMPANY_STATUSES } from '#domain/accounts/account/standing.ts';
import { ListTabs } from '#web/features/kernel/list/list-tabs.tsx';
import { applicationTabs } from '#web/features/office/application/application.view.ts';
import { useApplications } from '#web/features/office/application/use-applications.ts';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { ApplicationDesk } from './application-desk.tsx';
import { applicationsHref, readApplicationsUrl } from './applications-url.ts';

/** Companies by the state of their application. The address holds the tab, the page and the open company. */
export default function AdminApplications() {
  const address = readApplicationsUrl(useSearchParams()[0]);
  const { counts, list } = useApplications(address.status, address.page);
  return (
    <PageFrame title="Ansökningar" description="Ett företag ser ingen talang förrän någon här har godkänt det.">
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
