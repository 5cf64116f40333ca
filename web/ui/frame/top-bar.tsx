import type { ReactNode } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';
import { Link } from '#web/ui/text/link.tsx';

export interface TopBarProps {
  /** The product's name, drawn as the word mark. */
  brand: string;
  brandHref: string;
  /** Shown beside the word mark: the part of the product, or the company's name. */
  aside?: ReactNode;
  /** Shown in the middle: a search, links. */
  children?: ReactNode;
  /** Shown to the right: notices, the user's menu. */
  actions?: ReactNode;
  isSticky?: boolean | undefined;
}

/** The word mark: the name in tightly set serif. */
export function WordMark({ children, className }: { children: string; className?: string | undefined }) {
  return (
    <span className={classNames('voice-serif text-2xl leading-8 tracking-[-0.035em]', className)}>{children}</span>
  );
}

/** The bar at the top of the app's screens. */
export function TopBar({ brand, brandHref, aside, children, actions, isSticky = true }: TopBarProps) {
  return (
    <header
      className={classNames(
        'z-20 flex h-14 items-center gap-4 border-b border-hairline bg-paper px-4 sm:px-6 md:h-16 lg:px-8',
        isSticky && 'sticky top-0',
      )}
    >
      <Link to={brandHref} className="flex min-h-11 items-center">
        <WordMark>{brand}</WordMark>
      </Link>
      {aside && (
        <span className="truncate border-l border-hairline pl-4 text-sm text-ink-muted max-sm:hidden">{aside}</span>
      )}
      <div className="min-w-0 flex-1">{children}</div>
      {actions && <div className="flex items-center gap-1">{actions}</div>}
    </header>
  );
}
