import type { ReactNode } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';

export interface EmptyStateProps {
  title: string;
  /** What to do next, in a sentence or two. */
  children?: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
}

/** What an empty list shows: a heading, and what to do next. Left-aligned, as everything else. */
export function EmptyState({ title, children, action, className }: EmptyStateProps) {
  return (
    <div className={classNames('max-w-prose border-t border-hairline py-10', className)}>
      <h2 className="voice-serif text-heading">{title}</h2>
      {children && <div className="mt-2 text-ink-muted">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap gap-3">{action}</div>}
    </div>
  );
}
