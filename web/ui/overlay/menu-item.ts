import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Trigger } from './opens-panel.ts';

export interface MenuItem {
  label: string;
  icon?: LucideIcon | undefined;
  /** Leads to another screen, or … */
  href?: string | undefined;
  /** … does something. */
  onChoose?: (() => void) | undefined;
  is_dangerous?: boolean | undefined;
  is_disabled?: boolean | undefined;
  /** A hairline above: a new group begins. */
  starts_group?: boolean | undefined;
}

export interface MenuProps {
  trigger: Trigger;
  items: readonly MenuItem[];
  /** Above the items, such as the name of the signed-in user. */
  head?: ReactNode;
  align?: 'start' | 'end' | undefined;
}
