import type { ReactNode } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';
import { Link } from '#web/ui/text/link.tsx';

export interface TopBarProps {
  /** The product's name, drawn as the word mark. */
  brand: string;
  brandHref: string;
  /** Beside the word mark: which side of the product, the company's name. */
  aside?: ReactNode;
  /** In the middle: a search, links. */
  children?: ReactNode;
  /** To the right: notices, the user's menu. */
  actions?: ReactNode;
  isSticky?: boolean | undefined;
}

/** The word mark: the name in serif, set tight. */
export function WordMark({ children, className }: { children: string; className?: string | undefined }) {
  return (
    <span className={classNames('voice-serif text-2xl leading-8 tracking-[-0.035em]', className)}>{children}</span>
  );
}

/** The line at the top of every screen. */
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
