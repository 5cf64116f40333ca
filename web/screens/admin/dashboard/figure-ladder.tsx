import { Link } from 'react-router';
import { formatNumber } from '#web/ui/format-money.ts';
import type { LadderRow } from './dashboard.view.ts';

/** Figures under each other on hairlines, each with a line of ink as long as its share, each a link to its list. */
export function FigureLadder({ label, rows }: { label: string; rows: readonly LadderRow[] }) {
  const largest = Math.max(1, ...rows.map((row) => row.count));
  return (
    <ul aria-label={label} className="divide-y divide-hairline border-b border-hairline">
      {rows.map(({ id, label: name, count, href }) => (
        <li key={id}>
          <Link
            to={href}
            className="group grid min-h-14 grid-cols-[4.5rem_minmax(0,1fr)] items-baseline gap-x-5 py-2 transition-colors duration-(--quick) hover:bg-surface focus-visible:-outline-offset-2"
          >
            <span className="voice-serif text-right text-3xl leading-9 tabular">{formatNumber(count)}</span>
            <span className="min-w-0">
              <span className="text-sm decoration-1 underline-offset-4 group-hover:underline">{name}</span>
              <span aria-hidden="true" className="mt-1.5 block h-px bg-hairline">
                <span
                  className="-mt-px block h-0.5 bg-ink transition-[width] duration-(--calm)"
                  style={{ width: `${(count / largest) * 100}%` }}
                />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
