import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';

export interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  /** Opens or closes it when it changes; between changes the reader does. */
  isOpen?: boolean | undefined;
  /** Hears when it is opened or closed, for what need not be there before. */
  onToggle?: ((isOpen: boolean) => void) | undefined;
  /** The content is a table rather than words, and takes the whole width. */
  isWide?: boolean | undefined;
  className?: string | undefined;
}

/** More for readers that want it. The browser's own details: it opens by search in page, too. */
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
