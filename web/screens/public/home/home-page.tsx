import { TALENT_COUNT_BASE } from '#texts/office/promises.ts';
import { PublicPage } from '#web/screens/public/public-page.tsx';
import { PublicText } from '#web/screens/public/public-text.tsx';
import { HomeClaims } from './home-claims.tsx';
import { HomeCompanies } from './home-companies.tsx';
import { Wall } from './wall.tsx';

/**
 * The start page as plain markup. The build renders it as a document; the app renders it for a visitor who comes from
 * another screen.
 */
export function HomePage() {
  return (
    <PublicPage note="Personerna på väggen är tecknade och påhittade.">
      <div className="mx-auto max-w-[96rem] px-4 pt-8 sm:px-6 md:pt-10 lg:px-10">
        <Wall>
          <h1
            id="sidrubrik"
            tabIndex={-1}
            className="voice-serif text-[clamp(3.75rem,1.2rem+8.6vw,10rem)] leading-[0.92] tracking-[-0.035em] outline-none"
          >
            <PublicText id="home_title" />
          </h1>
          <p className="mt-6 max-w-lg text-lg text-ink-muted md:mt-8">
            <PublicText id="home_lead" />
          </p>
          <div className="mt-7 flex flex-wrap items-center gap-x-7 gap-y-3 md:mt-9">
            <a
              href="/Registera"
              className="inline-flex min-h-12 items-center rounded-control bg-accent px-6 font-medium text-on-accent transition-colors duration-(--quick) hover:bg-accent-hover active:bg-accent-pressed"
            >
              Skapa en gratis profil
            </a>
            <a href="#foretag" className="text-link inline-flex min-h-11 items-center font-medium">
              Jag söker talanger
            </a>
          </div>
          <p className="mt-7 text-sm text-ink-muted md:mt-10">
            <span data-live-count className="voice-serif tabular mr-1.5 text-name text-ink">
              {/* The lowest number that the server gives on any day, shown until the current number has come. */}
              {TALENT_COUNT_BASE}
            </span>
            talanger finns här just nu
          </p>
        </Wall>
      </div>
      <HomeClaims />
      <HomeCompanies />
    </PublicPage>
  );
}
