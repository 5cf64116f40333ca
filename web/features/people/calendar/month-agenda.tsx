import type { CalendarEntry } from '#contract/people/calendar.ts';
import { SpanText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { pathOf, stateOf, titleOf } from './calendar.view.ts';

/** The entries of a month as a list, with links to the details of bookings, options and auditions. */
export function MonthAgenda({ entries }: { entries: readonly CalendarEntry[] }) {
  if (entries.length === 0) return <p className="text-ink-muted">Inget är bokat den här månaden.</p>;
  return (
    <ul aria-label="I kalendern" className="divide-y divide-hairline border-y border-hairline">
      {entries.map((entry) => {
        const [path, state] = [pathOf(entry), stateOf(entry)];
        return (
          <li key={`${entry.id} ${entry.starts_on}`} className="flex flex-wrap items-baseline gap-x-4 py-2.5">
            <SpanText from={entry.starts_on} to={entry.ends_on} className="w-full shrink-0 sm:w-40" />
            <span className="min-w-40 flex-1">
              {path ? (
                <Link to={path} className="text-link">
                  {titleOf(entry)}
                </Link>
              ) : (
                titleOf(entry)
              )}
              {entry.subtitle && <span className="text-ink-muted">, {entry.subtitle}</span>}
            </span>
            <StateBadge tone={state.tone}>{state.word}</StateBadge>
          </li>
        );
      })}
    </ul>
  );
}
