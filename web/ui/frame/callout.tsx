import type { LucideIcon } from 'lucide-react';
import { CircleAlert, CircleCheck, Clock, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';
import { type Tone, toneGround, toneInk } from '#web/ui/text/state-badge.tsx';

const icons: Record<Tone, LucideIcon> = {
  agreed: CircleCheck,
  waiting: Clock,
  lost: CircleAlert,
  info: Info,
  neutral: Info,
};

export interface CalloutProps {
  tone?: Tone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** One button or link that solves the problem. */
  action?: ReactNode;
  /** 'alert' is read aloud at once; use it for a failure that has just happened. */
  role?: 'alert' | 'status' | undefined;
  className?: string | undefined;
}

/** A notice on the page: what has happened, and what the reader can do. */
export function Callout({ tone = 'info', title, children, action, role, className }: CalloutProps) {
  const Icon = icons[tone];
  return (
    <div
      role={role}
      className={classNames(
        'flex flex-wrap items-start gap-x-6 gap-y-3 rounded-control px-4 py-3 text-sm',
        toneGround[tone],
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-3">
        <Icon aria-hidden="true" strokeWidth={1.75} className={classNames('mt-0.5 size-4.5 shrink-0', toneInk[tone])} />
        <div className="min-w-0 py-px">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div className="max-w-prose">{children}</div>}
        </div>
      </div>
      {action && <div className="flex shrink-0 gap-2 self-center">{action}</div>}
    </div>
  );
}
