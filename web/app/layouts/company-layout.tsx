import { useQuery } from '@tanstack/react-query';
import {
  CalendarDays,
  CircleCheckBig,
  FileText,
  Layers,
  LayoutDashboard,
  LifeBuoy,
  Settings,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { query } from '#web/api/client.ts';
import { POLL_INTERVAL_MS } from '#web/app/timing.ts';
import { useSession } from '#web/features/accounts/session/session-store.ts';
import { Bell } from '#web/features/talk/notification/bell.tsx';
import { UNREAD_WORDS } from '#web/features/talk/thread/unread-words.ts';
import type { NavItem } from '#web/ui/frame/nav-item.ts';
import { RoleLayout } from './role-layout.tsx';

const dashboard: NavItem = {
  href: '/CompanyDashboard',
  label: 'Översikt',
  icon: LayoutDashboard,
  count_label: UNREAD_WORDS,
};
const others: readonly NavItem[] = [
  { href: '/CompanyProjectHub', label: 'Projekt', icon: Layers },
  { href: '/CompanyTalents', label: 'Talanger', icon: Users },
  { href: '/CompanyBookings', label: 'Bokningar', icon: CalendarDays },
  { href: '/CompanyCompletedProjects', label: 'Avslutade projekt', short_label: 'Avslutade', icon: CircleCheckBig },
];
const account: readonly NavItem[] = [
  { href: '/CompanyInvoices', label: 'Fakturor', icon: FileText },
  { href: '/CompanySettings', label: 'Inställningar', icon: Settings },
  { href: '/CompanyHelp', label: 'Hjälp', icon: LifeBuoy },
];

/** The frame of the company's screens. */
export default function CompanyLayout({ children }: { children: ReactNode }) {
  const { record } = useSession();
  const { data: poll } = useQuery({
    ...query('GET /company/poll'),
    enabled: record?.role === 'company',
    refetchInterval: POLL_INTERVAL_MS,
  });
  const places = [{ ...dashboard, count: poll?.unread_thread_count }, ...others];
  return (
    <RoleLayout
      groups={[{ items: places }, { label: 'Företaget', items: account }]}
      bottom={places}
      home="/CompanyDashboard"
      aside={record?.data.name}
      bell={<Bell poll={poll} allHref="/CompanyNotifications" />}
      menu={account}
    >
      {children}
    </RoleLayout>
  );
}
