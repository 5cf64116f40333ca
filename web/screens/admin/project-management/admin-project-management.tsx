import { ListTabs, useTab } from '#web/features/kernel/list/list-tabs.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Announcements } from './announcements.tsx';
import { FirstProjects } from './first-projects.tsx';

const LABELS = { announcements: 'Annonser', projects: 'Första projekt' };
const TABS = ['announcements', 'projects'] as const;

/**
 * AdminProjectManagement: announcements, and the first projects of new companies; in both tabs those to review come
 * first.
 */
export default function AdminProjectManagement() {
  const tab = useTab(TABS, 'announcements', 'tab');
  return (
    <PageFrame
      title="Projekthantering"
      description="Annonser som läses innan de visas, och nya företags första projekt innan någon får en förfrågan."
    >
      <ListTabs
        tabs={{
          label: 'Vad som väntar',
          of: TABS,
          open: tab,
          wordOf: (id) => LABELS[id],
          hrefOf: (id) => (id === 'projects' ? '/AdminProjectManagement?tab=projects' : '/AdminProjectManagement'),
        }}
      >
        {tab === 'projects' ? <FirstProjects /> : <Announcements />}
      </ListTabs>
    </PageFrame>
  );
}
