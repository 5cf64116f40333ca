import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Tabs } from '#web/ui/frame/tabs.tsx';
import { Announcements } from './announcements.tsx';
import { FirstProjects } from './first-projects.tsx';

/** AdminProjectManagement: what waits for a person before people see it or are asked about it. */
export default function AdminProjectManagement() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const tab = params.get('tab') === 'projects' ? 'projects' : 'announcements';
  return (
    <PageFrame
      title="Projekthantering"
      description="Annonser som läses innan de visas, och nya företags första projekt innan någon får en förfrågan."
    >
      <Tabs
        label="Vad som väntar"
        value={tab}
        onChange={(id) =>
          navigate(id === 'projects' ? '/AdminProjectManagement?tab=projects' : '/AdminProjectManagement', {
            replace: true,
          })
        }
        tabs={[
          { id: 'announcements', label: 'Annonser', content: tab === 'announcements' && <Announcements /> },
          { id: 'projects', label: 'Första projekt', content: tab === 'projects' && <FirstProjects /> },
        ]}
      />
    </PageFrame>
  );
}
