import { useQuery } from '@tanstack/react-query';
import {
  CalendarCheck,
  CircleCheckBig,
  IdCard,
  Inbox,
  LayoutDashboard,
  LifeBuoy,
  Settings,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { query } from '#web/api/client.ts';
import { POLL_INTERVAL_MS, PROFILE_FRESH_MS } from '#web/app/timing.ts';
import { useSession } from '#web/features/accounts/session/session-store.ts';
import { BADGE_WORDS } from '#web/features/people/talent/badge-words.ts';
import { Bell } from '#web/features/talk/notification/bell.tsx';
import { UNREAD_WORDS } from '#web/features/talk/thread/unread-words.ts';
import type { NavItem } from '#web/ui/frame/nav-item.ts';
import { RoleLayout } from './role-layout.tsx';

const settings: NavItem = { href: '/TalentSettings', label: 'Inställningar', icon: Settings };
const help: NavItem = { href: '/TalentHelp', label: 'Hjälp & Support', icon: LifeBuoy };

/** The frame of the talent's screens (spec, section 2). */
export default function TalentLayout({ children }: { children: ReactNode }) {
  const isTalent = useSession().record?.role === 'talent';
  const { data: poll } = useQuery({
    ...query('GET /talent/poll'),
    enabled: isTalent,
    refetchInterval: POLL_INTERVAL_MS,
  });
  // Keeps the profile in the cache: screens that need the profile share this answer while it is fresh.
  useQuery({ ...query('GET /talent/profile'), enabled: isTalent, staleTime: PROFILE_FRESH_MS });
  const places: NavItem[] = [
    {
      href: '/TalentDashboard',
      label: 'Dashboard',
      icon: LayoutDashboard,
      count: poll?.unread_thread_count,
      count_label: UNREAD_WORDS,
    },
    { href: '/TalentProfile', label: 'Mitt CV', icon: IdCard },
    {
      href: '/TalentRequests',
      label: 'Förfrågningar',
      icon: Inbox,
      count: poll?.pending_request_count,
      count_label: BADGE_WORDS.requests.label,
    },
    {
      href: '/TalentAssignments',
      label: 'Uppdrag',
      icon: CalendarCheck,
      count: poll?.assignment_count,
      count_label: BADGE_WORDS.assignments.label,
    },
    { href: '/TalentCompletedProjects', label: 'Avslutade Projekt', icon: CircleCheckBig },
    { href: '/TalentPayouts', label: 'Utbetalningar', icon: Wallet },
  ];
  return (
    <RoleLayout
      groups={[{ items: places }, { label: 'Konto', items: [settings, help] }]}
      bottom={places.slice(0, 5)}
      home={isTalent ? '/TalentDashboard' : '/Home'}
      bell={<Bell poll={poll} allHref="/TalentNotifications" />}
      menu={[settings, help]}
    >
      {children}
    </RoleLayout>
  );
}
