import type { ReactNode } from 'react';
import { MAIN_ID, SkipLink } from '#web/ui/frame/skip-link.tsx';
import { PublicHeader } from './public-header.tsx';

const PLACES = [
  { href: '/SaFungerarDet', label: 'Så fungerar det' },
  { href: '/SaSorterarVi', label: 'Så sorterar vi' },
  { href: '/Villkor', label: 'Villkor' },
  { href: '/Integritetspolicy', label: 'Integritetspolicy' },
];

interface PublicPageProps {
  /** Small print at the foot of the page. */
  note?: string;
  children: ReactNode;
}

/** The frame of a page that works without scripts: plain markup, and links that load whole documents. */
export function PublicPage({ note, children }: PublicPageProps) {
  return (
    <>
      <SkipLink />
      <PublicHeader />
      <main id={MAIN_ID} tabIndex={-1} className="outline-none">
        {children}
      </main>
      <footer className="mx-auto flex max-w-[96rem] flex-wrap items-baseline justify-between gap-x-8 gap-y-4 px-4 py-10 text-sm text-ink-muted sm:px-6 lg:px-10 print:hidden">
        {note && <p>{note}</p>}
        <nav aria-label="Om tjänsten" className="flex flex-wrap gap-x-6 gap-y-1">
          {PLACES.map(({ href, label }) => (
            <a key={href} className="py-1 hover:text-ink" href={href}>
              {label}
            </a>
          ))}
        </nav>
      </footer>
    </>
  );
}
