import type { LucideIcon } from 'lucide-react';

/** One link of a side list or a bottom bar. */
export interface NavItem {
  href: string;
  label: string;
  icon: LucideIcon;
  /** Number of items that wait behind the link; hidden at 0. */
  count?: number | undefined;
  /** The counted noun: 'obesvarade förfrågningar'. */
  count_label?: string | undefined;
  /** Shorter label for the bottom bar. */
  short_label?: string | undefined;
}

/** The title of a link's count; undefined if nothing waits. */
export function countTitle({ count = 0, count_label }: NavItem): string | undefined {
  return count > 0 && count_label ? `${count} ${count_label}` : undefined;
}
