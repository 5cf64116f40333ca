import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';

/** A turning arc in the colour of the text around it. It is decorative: words beside it must say the same. */
export function Spinner({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 20 20" {...rest} aria-hidden="true" className={classNames('size-4 animate-work', className)}>
      <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2" />
      <path d="M10 2a8 8 0 0 1 8 8" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
