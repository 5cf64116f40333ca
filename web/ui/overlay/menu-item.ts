import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Trigger } from './opens-panel.ts';

export interface MenuItem {
  label: string;
  icon?: LucideIcon | undefined;
  /** Address to which the item leads; or use `onChoose`. */
  href?: string | undefined;
  /** Called when the item is chosen, instead of `href`. */
  onChoose?: (() => void) | undefined;
  is_dangerous?: boolean | undefined;
  is_disabled?: boolean | undefined;
  /** True draws a line above, as the first item of a group. */
  starts_group?: boolean | undefined;
}

export interface MenuProps {
  trigger: Trigger;
  items: readonly MenuItem[];
  /** Shown above the items, such as the name of the signed-in user. */
  head?: ReactNode;
  align?: 'start' | 'end' | undefined;
}
