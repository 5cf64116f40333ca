import { classNames } from './class-names.ts';

/** The number as shown: undefined for 0, '99+' above 99. */
export function countText(count: number): string | undefined {
  if (count <= 0) return undefined;
  return count > 99 ? '99+' : String(count);
}

export interface CountBadgeProps {
  count: number;
  /** The words that screen readers read after the number: 'nya förfrågningar'. */
  label?: string | undefined;
  className?: string | undefined;
}

/** The number of waiting items in a badge. Renders nothing for 0. */
export function CountBadge({ count, label, className }: CountBadgeProps) {
  const text = countText(count);
  if (!text) return null;
  return (
    <span
      className={classNames(
        'inline-grid h-5 min-w-5 place-items-center rounded-full bg-ink px-1.5 text-xs font-semibold tabular text-ink-inverse',
        className,
      )}
    >
      <span>
        {text}
        {label && <span className="sr-only"> {label}</span>}
      </span>
    </span>
  );
}
