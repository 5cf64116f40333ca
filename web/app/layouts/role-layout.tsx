import { useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { BRAND } from '#texts/kernel/brand.ts';
import { Palette } from '#web/app/palette/palette.tsx';
import { useLive } from '#web/app/use-live.ts';
import { useSession } from '#web/features/accounts/session/session-store.ts';
import { signOut } from '#web/features/accounts/session/sign-out.ts';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { AppFrame } from '#web/ui/frame/app-frame.tsx';
import { BottomBar } from '#web/ui/frame/bottom-bar.tsx';
import type { NavItem } from '#web/ui/frame/nav-item.ts';
import { type NavGroup, SideNav } from '#web/ui/frame/side-nav.tsx';
import { ThemeToggle } from '#web/ui/frame/theme-toggle.tsx';
import { TopBar } from '#web/ui/frame/top-bar.tsx';
import { Menu } from '#web/ui/overlay/menu.tsx';
import type { MenuItem } from '#web/ui/overlay/menu-item.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { Avatar } from '#web/ui/text/avatar.tsx';

export interface RoleLayoutProps {
  groups: readonly NavGroup[];
  /** Items of the bottom bar on phones and tablets, at most five. */
  bottom: readonly NavItem[];
  /** The address to which the word mark leads. */
  home: string;
  /** Shown beside the word mark. */
  aside?: ReactNode;
  bell?: ReactNode;
  menu: readonly MenuItem[];
  children: ReactNode;
}

/** The common part of the three roles' layouts: bars, bell, user menu, and the live connection. */
export function RoleLayout({ groups, bottom, home, aside, bell, menu, children }: RoleLayoutProps) {
  const { record } = useSession();
  useLive(record?.data.id);
  return (
    <AppFrame
      top={
        <TopBar
          brand={BRAND}
          brandHref={home}
          aside={aside}
          actions={
            <>
              <Palette />
              {bell}
              <ThemeToggle />
              <UserMenu items={menu} />
            </>
          }
        />
      }
      side={<SideNav label="Huvudmeny" groups={groups} />}
      bottom={<BottomBar label="Huvudmeny, mobil" items={bottom} />}
    >
      {children}
    </AppFrame>
  );
}

function UserMenu({ items }: { items: readonly MenuItem[] }) {
  const { record, session } = useSession();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const name = session?.name ?? record?.data.name ?? 'Ditt konto';
  const leave = () => {
    signOut(queries).catch((error: unknown) => showToast(errorText(error), { tone: 'lost' }));
  };
  return (
    <Menu
      trigger={
        <button type="button" className="touch-target ml-1 grid place-items-center rounded-control hover:bg-sunken">
          <span aria-hidden="true">
            <Avatar name={name} src={record?.data.profile_image ?? undefined} size="small" />
          </span>
          <span className="sr-only">Meny för {name}</span>
        </button>
      }
      head={
        <>
          <p className="font-medium">{name}</p>
          {session && <p className="text-ink-muted">{session.email}</p>}
        </>
      }
      items={[...items, { label: 'Logga ut', icon: LogOut, onChoose: leave, starts_group: true }]}
    />
  );
}
