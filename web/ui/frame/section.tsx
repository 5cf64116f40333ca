import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';

export interface SectionProps {
  title: ReactNode;
  /** A short note or a count beside the title. */
  aside?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** A part of a page: a line above, a serif heading, and the content. It has no box. */
export function Section({ title, aside, description, actions, children, className }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames('border-t border-hairline pt-4', className)}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <h2 id={id} className="voice-serif text-heading">
            {title}
          </h2>
          {aside && <span className="text-sm text-ink-muted tabular">{aside}</span>}
          {description && <p className="w-full max-w-prose text-sm text-ink-muted">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
