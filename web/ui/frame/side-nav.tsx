import type { ReactNode } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';
import { CountBadge } from '#web/ui/text/count-badge.tsx';
import { NavLink } from '#web/ui/text/link.tsx';
import { countTitle, type NavItem } from './nav-item.ts';

export interface NavGroup {
  /** Heading of the group; the first group has none. */
  label?: string | undefined;
  items: readonly NavItem[];
}

export interface SideNavProps {
  /** Accessible name: 'Huvudmeny'. */
  label: string;
  groups: readonly NavGroup[];
  /** Shown under the list: the signed-in user, and log out. */
  foot?: ReactNode;
}

/** The list of links to the left, on desktop. The link to the present page has a line. */
export function SideNav({ label, groups, foot }: SideNavProps) {
  return (
    <nav
      aria-label={label}
      className="sticky top-16 flex h-[calc(100dvh-4rem)] w-60 shrink-0 flex-col gap-6 overflow-y-auto border-r border-hairline py-6 pr-3 pl-4 max-lg:hidden lg:pl-5"
    >
      {groups.map((group) => (
        <div key={group.label ?? group.items[0]?.href}>
          {group.label && <p className="kicker mb-1 px-3">{group.label}</p>}
          <ul>
            {group.items.map((item) => (
              <li key={item.href}>
                <NavLink
                  to={item.href}
                  title={countTitle(item)}
                  className={({ isActive }) =>
                    classNames(
                      'relative flex min-h-10 items-center gap-3 rounded-control px-3 text-sm transition-colors duration-(--quick) hover:bg-sunken hover:text-ink',
                      isActive
                        ? "font-medium text-ink before:absolute before:inset-y-2 before:left-0 before:w-0.5 before:bg-ink before:content-['']"
                        : 'text-ink-muted',
                    )
                  }
                >
                  <item.icon aria-hidden="true" strokeWidth={1.5} className="size-4.5 shrink-0" />
                  <span className="min-w-0 flex-1 truncate">{item.label}</span>
                  {item.count !== undefined && <CountBadge count={item.count} label={item.count_label} />}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {foot && <div className="mt-auto px-3 text-sm">{foot}</div>}
    </nav>
  );
}
