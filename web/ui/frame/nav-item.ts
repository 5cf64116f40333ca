import type { LucideIcon } from 'lucide-react';

/** One place to go in a side list or a bottom bar. */
export interface NavItem {
  href: string;
  label: string;
  icon: LucideIcon;
  /** How many wait there; nothing is shown at 0. */
  count?: number | undefined;
  /** The counted noun: 'obesvarade förfrågningar'. */
  count_label?: string | undefined;
  /** Shorter word for the bottom bar. */
  short_label?: string | undefined;
}

/** What the count of a place says on hover; undefined when nothing waits there. */
export function countTitle({ count = 0, count_label }: NavItem): string | undefined {
  return count > 0 && count_label ? `${count} ${count_label}` : undefined;
}
