import { useQuery } from '@tanstack/react-query';
import {
  Building2,
  Check,
  FileText,
  Info,
  Layers,
  LayoutDashboard,
  Monitor,
  Send,
  Settings,
  ShieldCheck,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { query } from '#web/api/client.ts';
import { useHasUse } from '#web/app/desk-screens.ts';
import { POLL_INTERVAL_MS } from '#web/app/timing.ts';
import { useSession } from '#web/features/accounts/session/session-store.ts';
import { ActingBar } from '#web/features/office/mandate/acting-bar.tsx';
import { Bell } from '#web/features/talk/notification/bell.tsx';
import type { NavItem } from '#web/ui/frame/nav-item.ts';
import { RoleLayout } from './role-layout.tsx';

const places: readonly NavItem[] = [
  { href: '/AdminDashboard', label: 'Översikt', icon: LayoutDashboard },
  { href: '/AdminApplications', label: 'Ansökningar', icon: Check },
  { href: '/AdminProjects', label: 'Projekt', icon: Layers },
  { href: '/AdminTalents', label: 'Talanger', icon: Users },
  { href: '/AdminCompanies', label: 'Företag', icon: Building2 },
];
const more: readonly NavItem[] = [
  { href: '/AdminInvoicing', label: 'Fakturering', icon: FileText },
  { href: '/AdminOutbox', label: 'Utskick', icon: Send },
  { href: '/AdminOperations', label: 'Drift', icon: Monitor },
  { href: '/AdminManagement', label: 'Administratörer', icon: ShieldCheck },
  { href: '/AdminSettings', label: 'Inställningar', icon: Settings },
  { href: '/AdminHelp', label: 'Hjälp', icon: Info },
];

/** The frame of the administrators' screens. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  const { record } = useSession();
  const hasUse = useHasUse();
  const used = more.filter(({ href }) => hasUse(href));
  const { data: poll } = useQuery({
    ...query('GET /admin/poll'),
    enabled: record?.role === 'admin',
    refetchInterval: POLL_INTERVAL_MS,
  });
  return (
    <RoleLayout
      groups={[{ items: places }, { label: 'Medverka', items: used }]}
      bottom={places}
      home="/AdminDashboard"
      aside="Administration"
      bell={<Bell poll={poll} allHref="/AdminNotifications" />}
      menu={used}
    >
      <ActingBar />
      {children}
    </RoleLayout>
  );
}
