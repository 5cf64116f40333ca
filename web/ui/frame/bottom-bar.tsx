import { classNames } from '#web/ui/text/class-names.ts';
import { CountBadge } from '#web/ui/text/count-badge.tsx';
import { NavLink } from '#web/ui/text/link.tsx';
import { countTitle, type NavItem } from './nav-item.ts';

export interface BottomBarProps {
  label: string;
  /** At most five items. */
  items: readonly NavItem[];
}

/**
 * The navigation bar at the bottom of phones and tablets. AppFrame sets --bottom-bar to its height, so that sticky
 * elements stay above it.
 */
export function BottomBar({ label, items }: BottomBarProps) {
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-hairline bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto grid max-w-2xl auto-cols-fr grid-flow-col">
        {items.map((item) => (
          <li key={item.href} className="min-w-0">
            <NavLink
              to={item.href}
              title={countTitle(item)}
              className={({ isActive }) =>
                classNames(
                  'relative flex h-16 flex-col items-center gap-1 px-0.5 pt-2 text-[0.6875rem] leading-3 tracking-[-0.02em] focus-visible:-outline-offset-2',
                  isActive
                    ? "font-semibold text-ink before:absolute before:-top-px before:h-0.5 before:w-8 before:bg-ink before:content-['']"
                    : 'text-ink-muted',
                )
              }
            >
              <span className="relative">
                <item.icon aria-hidden="true" strokeWidth={1.5} className="size-5.5" />
                {item.count !== undefined && (
                  <span className="absolute -top-2 left-3">
                    <CountBadge count={item.count} label={item.count_label} className="ring-2 ring-paper" />
                  </span>
                )}
              </span>
              {/* Two lines, so that a label of two words fits (spec, section 2). */}
              <span className="line-clamp-2 w-full text-center">{item.short_label ?? item.label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
