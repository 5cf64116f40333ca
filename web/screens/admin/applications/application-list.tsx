import type { KeyboardEvent } from 'react';
import type { Application } from '#contract/office/application.ts';
import { organisationNumberText, waitText } from '#web/features/office/application/application.view.ts';
import { classNames } from '#web/ui/text/class-names.ts';
import { dayOfInstant } from '#web/ui/text/clock.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { useNow } from '#web/ui/text/use-now.ts';

export interface ApplicationListProps {
  label: string;
  items: readonly Application[];
  openId: string | undefined;
  hrefOf: (id: string) => string;
  /** Opens a company without a new entry in the history, because the arrow keys pass many companies. */
  onWalk: (id: string) => void;
}

/** The companies as links; the arrow keys move between them. */
export function ApplicationList({ label, items, openId, hrefOf, onWalk }: ApplicationListProps) {
  const now = useNow();
  const walk = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const links = [...event.currentTarget.querySelectorAll('a')];
    const at = links.findIndex((link) => link.contains(document.activeElement));
    const next = step && at >= 0 ? items[at + step] : undefined;
    if (!step || !next) return;
    event.preventDefault();
    links[at + step]?.focus();
    onWalk(next.id);
  };
  return (
    <ul aria-label={label} onKeyDown={walk} className="divide-y divide-hairline border-y border-hairline">
      {items.map((item) => (
        <li key={item.id}>
          <Link
            to={hrefOf(item.id)}
            aria-current={item.id === openId || undefined}
            className={classNames(
              'relative grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 px-1 py-3 transition-colors duration-(--quick) hover:bg-surface lg:px-4',
              'focus-visible:-outline-offset-2',
              item.id === openId &&
                "lg:bg-sunken lg:before:absolute lg:before:inset-y-0 lg:before:left-0 lg:before:w-0.5 lg:before:bg-ink lg:before:content-['']",
            )}
          >
            <span className="voice-serif text-lg leading-6">{item.name}</span>
            <span className="text-sm text-ink-muted tabular">
              {item.status === 'pending' && item.email_confirmed_date
                ? waitText(item.email_confirmed_date, now)
                : item.decided_date && <DateText day={dayOfInstant(item.decided_date)} />}
            </span>
            <span className="col-span-2 text-sm text-ink-muted tabular">
              {[organisationNumberText(item.organisation_number), item.city, item.contact_name]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
