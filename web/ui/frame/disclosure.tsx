import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';

export interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  /** Opens or closes the content each time the value changes. Between changes the user opens and closes it. */
  isOpen?: boolean | undefined;
  /** Called when the content opens or closes, for content that loads on demand. */
  onToggle?: ((isOpen: boolean) => void) | undefined;
  /** True lets the content take the whole width, for tables. */
  isWide?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Content that the user opens by its heading. The browser's own details element, so that searching in the page opens it
 * too.
 */
export function Disclosure({ title, children, isOpen, onToggle, isWide, className }: DisclosureProps) {
  return (
    <details
      open={isOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      className={classNames('border-t border-hairline last:border-b', className)}
    >
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-2 font-medium hover:text-ink-muted [&::-webkit-details-marker]:hidden">
        {title}
        <Plus
          aria-hidden="true"
          strokeWidth={1.5}
          className="size-5 shrink-0 transition-transform duration-(--calm) [[open]>summary>&]:rotate-45"
        />
      </summary>
      <div className={classNames('pb-5 text-ink-muted', !isWide && 'max-w-prose')}>{children}</div>
    </details>
  );
}
