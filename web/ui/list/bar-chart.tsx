import { classNames } from '#web/ui/text/class-names.ts';

export interface Bar {
  readonly id: string;
  /** A short label under the bar: 'O'. */
  readonly label: string;
  readonly value: number;
  /** The bar in words: 'oktober 2026: 42 förfrågningar'. */
  readonly words: string;
  /** True for the present month or week, whose value can still grow. */
  readonly is_open?: boolean;
}

export interface BarChartProps {
  /** The counted thing, as the label of the chart. */
  label: string;
  bars: readonly Bar[];
}

/** Numbers over time as columns. Screen readers read each column in words, and hovering shows these words. */
export function BarChart({ label, bars }: BarChartProps) {
  const largest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ol aria-label={label} className="flex items-end gap-1 sm:gap-1.5">
      {bars.map(({ id, label: below, value, words, is_open }) => (
        <li key={id} title={words} className="min-w-0 flex-1">
          <span className="sr-only">{words}</span>
          <span aria-hidden="true" className="flex h-24 flex-col justify-end border-b border-hairline-strong">
            <span
              className={classNames('block min-h-px', is_open ? 'border border-b-0 border-ink bg-sunken' : 'bg-ink')}
              style={{ height: `${(value / largest) * 100}%` }}
            />
          </span>
          <span aria-hidden="true" className="mt-1 block truncate text-center text-xs text-ink-muted tabular">
            {below}
          </span>
        </li>
      ))}
    </ol>
  );
}
