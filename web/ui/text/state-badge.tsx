import { Check, Circle, Clock, Info, type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/**
 * The meaning of a state. agreed: somebody has said yes. waiting: a deadline runs. lost: refused or failed. info: worth
 * knowing. neutral: nothing has happened yet.
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
  /** The name of the state, because colour and icon must never be alone. */
  children: ReactNode;
  icon?: LucideIcon | undefined;
  /** 'plain' has no background, for tables; 'tinted' has one, for use over pictures and beside titles. */
  look?: 'plain' | 'tinted' | undefined;
  /** True allows several lines; otherwise the words stay on one line. */
  wraps?: boolean | undefined;
  className?: string | undefined;
}

/** A state, always shown by colour, icon and word together. */
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
