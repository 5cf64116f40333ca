import type { ReactNode } from 'react';
import { BRAND } from '#texts/kernel/brand.ts';
import { AppFrame } from '#web/ui/frame/app-frame.tsx';
import { ThemeToggle } from '#web/ui/frame/theme-toggle.tsx';
import { WordMark } from '#web/ui/frame/top-bar.tsx';
import { Link } from '#web/ui/text/link.tsx';

/** The frame of the public screens: the word mark as a link to the start page, and a few links at the foot. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <AppFrame
      top={
        <header className="flex h-14 items-center justify-between border-b border-hairline px-4 sm:px-6 md:h-16 lg:px-10">
          {/* An ordinary link, which loads the page: the start page is a document of its own. */}
          <a href="/" className="flex min-h-11 items-center">
            <WordMark>{BRAND}</WordMark>
          </a>
          <ThemeToggle />
        </header>
      }
    >
      {/* Tall enough to keep the links at the foot of the window on a short page. */}
      <div className="min-h-[calc(100dvh-8.5rem)]">{children}</div>
      <footer className="mx-auto flex max-w-[96rem] flex-wrap gap-x-6 gap-y-1 px-4 pb-10 text-sm text-ink-muted sm:px-6 lg:px-10">
        <Link className="py-1 hover:text-ink" to="/SaFungerarDet">
          Så fungerar det
        </Link>
        <Link className="py-1 hover:text-ink" to="/SaSorterarVi">
          Så sorterar vi
        </Link>
        <Link className="py-1 hover:text-ink" to="/Villkor">
          Villkor
        </Link>
        <Link className="py-1 hover:text-ink" to="/Integritetspolicy">
          Integritetspolicy
        </Link>
      </footer>
    </AppFrame>
  );
}
