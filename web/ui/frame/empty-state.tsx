import type { ReactNode } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';

export interface EmptyStateProps {
  title: string;
  /** Why there is nothing here, or what to do next, in a sentence or two. */
  children?: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
}

/**
 * Shown instead of a list or page that has nothing to show: a heading, an explanation, and buttons for the next step.
 */
export function EmptyState({ title, children, action, className }: EmptyStateProps) {
  return (
    <div className={classNames('max-w-prose border-t border-hairline py-10', className)}>
      <h2 className="voice-serif text-heading">{title}</h2>
      {children && <div className="mt-2 text-ink-muted">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap gap-3">{action}</div>}
    </div>
  );
}
