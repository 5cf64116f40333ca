import { Check, Circle, Clock, Info, type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** agreed: someone said yes. waiting: time runs. lost: refused or broken. info: worth knowing. neutral: nothing yet. */
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
  /** The word: colour and icon never stand alone. */
  children: ReactNode;
  icon?: LucideIcon | undefined;
  /** 'plain' without ground, for tables; 'tinted' over pictures and beside titles. */
  look?: 'plain' | 'tinted' | undefined;
  /** Takes several lines where room is short; otherwise it keeps to one. */
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
