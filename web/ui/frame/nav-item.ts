import type { LucideIcon } from 'lucide-react';

/** One link of a side list or a bottom bar. */
export interface NavItem {
  href: string;
  label: string;
  icon: LucideIcon;
  /** Number of items that wait behind the link; not shown if 0. */
  count?: number | undefined;
  /** The words after the number: 'obesvarade förfrågningar'. */
  count_label?: string | undefined;
  /** Shorter label for the bottom bar. */
  short_label?: string | undefined;
}

/** The number of waiting items with its words; undefined if none wait. */
export function countTitle({ count = 0, count_label }: NavItem): string | undefined {
  return count > 0 && count_label ? `${count} ${count_label}` : undefined;
}
