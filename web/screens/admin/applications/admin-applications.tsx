import { COMPANY_STATUSES } from '#domain/accounts/account/standing.ts';
import { applicationTabs } from '#web/features/office/application/application.view.ts';
import { useApplications } from '#web/features/office/application/use-applications.ts';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Tabs } from '#web/ui/frame/tabs.tsx';
import { ApplicationDesk } from './application-desk.tsx';
import { applicationsHref, readApplicationsUrl } from './applications-url.ts';

/** Companies that want in, and those that are in; what is open stands in the address. */
export default function AdminApplications() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readApplicationsUrl(params);
  const { counts, list } = useApplications(address.status, address.page);
  const content = (
    <QueryFrame query={list}>
      {(page) => <ApplicationDesk key={`${address.status} ${address.page}`} address={address} page={page} />}
    </QueryFrame>
  );
  return (
    <PageFrame title="Ansökningar" description="Ett företag ser ingen talang förrän någon här har godkänt det.">
      <Tabs
        label="Ansökningarnas läge"
        value={address.status}
        onChange={(id) => {
          const status = COMPANY_STATUSES.find((one) => one === id) ?? 'pending';
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
