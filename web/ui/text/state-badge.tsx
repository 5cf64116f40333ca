import { Check, Circle, Clock, Info, type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/**
 * agreed: somebody said yes. waiting: a deadline runs. lost: refused or failed. info: worth knowing. neutral: no event
 * yet.
 */
export type Tone = 'agreed' | 'waiting' | 'lost' | 'info' | 'neutral';

export const toneInk: Record<Tone, string> = {
  agreed: 'text-agreed',
  waiting: 'text-waiting',
  lost: 'text-lost',
  info: 'text-info',
  neutral: 'text-ink-muted',
};

export const toneGround: Record<Tone, string> = {
  agreed: 'bg-agreed-tint',
  waiting: 'bg-waiting-tint',
  lost: 'bg-lost-tint',
  info: 'bg-info-tint',
  neutral: 'bg-sunken',
};

export const toneIcon: Record<Tone, LucideIcon> = {
  agreed: Check,
  waiting: Clock,
  lost: X,
  info: Info,
  neutral: Circle,
};

export interface StateBadgeProps {
  tone: Tone;
  /** The word: colour and icon are never used without one. */
  children: ReactNode;
  icon?: LucideIcon | undefined;
  /** 'plain' without background, for tables; 'tinted' over pictures and beside titles. */
  look?: 'plain' | 'tinted' | undefined;
  /** True allows several lines; otherwise the words stay on one. */
  wraps?: boolean | undefined;
  className?: string | undefined;
}

/** A state, always as colour, icon and word. */
export function StateBadge({ tone, children, icon, look = 'plain', wraps = false, className }: StateBadgeProps) {
  const Icon = icon ?? toneIcon[tone];
  const ground = look === 'tinted' ? classNames('rounded-control px-2 py-0.5', toneGround[tone]) : '';
  const ink = look === 'tinted' && tone === 'neutral' ? 'text-ink' : toneInk[tone];
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 text-sm font-medium',
        wraps ? '' : 'whitespace-nowrap',
        ink,
        ground,
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={2.25} />
      {children}
    </span>
  );
}
