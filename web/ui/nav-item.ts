import type { LucideIcon } from 'lucide-react';

/** One place to go in a side list or a bottom bar. */
export interface NavItem {
  href: string;
  label: string;
  icon: LucideIcon;
  /** How many wait there; nothing is shown at 0. */
  count?: number | undefined;
  /** What is counted: 'obesvarade förfrågningar'. */
  count_label?: string | undefined;
  /** Shorter word for the bottom bar. */
  short_label?: string | undefined;
}
