import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Tabs } from '#web/ui/frame/tabs.tsx';
import { AdministratorsList } from './administrators-list.tsx';
import { AuditLog } from './audit-log.tsx';
import { type ManagementUrl, managementHref, readManagementUrl } from './management-url.ts';

/** For owners: the administrators, and the log of administrators' reads and commands. */
export default function AdminManagement() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readManagementUrl(params);
  const go = (next: Partial<ManagementUrl>) =>
    navigate(managementHref({ ...address, ...next }), { replace: next.view === undefined });
  return (
    <PageFrame title="Administratörer" description="Vilka de är, vad var och en får göra och vad de har gjort.">
      <Tabs
        label="Administratörer och logg"
        value={address.view}
        onChange={(id) => go({ view: id === 'log' ? 'log' : 'people' })}
        tabs={[
          { id: 'people', label: 'Administratörer', content: <AdministratorsList /> },
          { id: 'log', label: 'Logg', content: <AuditLog address={address} onChange={go} /> },
        ]}
      />
    </PageFrame>
  );
}
