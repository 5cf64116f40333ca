import { formatNumber } from '#web/ui/text/format-number.ts';
import { Link } from '#web/ui/text/link.tsx';
import type { LadderRow } from './dashboard.view.ts';

/**
 * Figures in a column. Each is a link to its list, with a line below it that is as long as its share of the largest
 * figure.
 */
export function FigureLadder({ label, rows }: { label: string; rows: readonly LadderRow[] }) {
  const largest = Math.max(1, ...rows.map((row) => row.count));
  return (
    <ul aria-label={label} className="-mt-2">
      {rows.map(({ id, label: name, count, href }) => (
        <li key={id}>
          <Link
            to={href}
            className="group block pt-3 transition-colors duration-(--quick) focus-visible:-outline-offset-2 hover:bg-surface"
          >
            <span className="flex min-h-9 items-baseline gap-4">
              <span className="voice-serif min-w-[3ch] text-3xl leading-9 tabular">{formatNumber(count)}</span>
              <span className="text-sm decoration-1 underline-offset-4 group-hover:underline">{name}</span>
            </span>
            {/* The line that shows the share. */}
            <span aria-hidden="true" className="mt-1.5 block h-[3px] border-b border-hairline">
              <span className="block h-[3px] bg-ink" style={{ width: `${(count / largest) * 100}%` }} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
