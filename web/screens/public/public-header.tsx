import { BRAND } from '#texts/kernel/brand.ts';

const itemClass = 'block px-4 py-3 hover:bg-sunken focus-visible:-outline-offset-2';

/** The top bar of prerendered pages: plain links, and a menu that register-menu.ts opens and closes. */
export function PublicHeader() {
  return (
    <header className="sticky top-0 z-20 border-b border-hairline bg-paper print:static print:border-none">
      <div className="mx-auto flex h-14 max-w-[96rem] items-center justify-between gap-2 px-4 sm:px-6 md:h-16 lg:px-10">
        <a
          href="/"
          className="voice-serif flex min-h-11 items-center text-2xl leading-8 tracking-[-0.035em] max-[23rem]:text-xl"
        >
          {BRAND}
        </a>
        <nav aria-label="Konto" className="flex items-center gap-1 text-sm font-medium whitespace-nowrap sm:gap-2">
          <div data-register-menu className="sm:relative">
            <button
              type="button"
              aria-expanded="false"
              aria-controls="register-menu"
              className="flex min-h-11 items-center gap-2 rounded-control px-2 hover:bg-sunken sm:px-3 md:min-h-10"
            >
              Registrera dig
              <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 fill-none stroke-current">
                <path d="M2 4.5 6 8.5l4-4" strokeWidth="1.5" />
              </svg>
            </button>
            <ul
              id="register-menu"
              hidden
              className="absolute right-0 mt-1.5 w-64 rounded-panel max-sm:inset-x-4 max-sm:top-full max-sm:w-auto border border-hairline bg-surface py-1 font-normal shadow-float"
            >
              <li>
                <a href="/Registera" className={itemClass}>
                  <span className="block font-medium">Som talang</span>
                  <span className="block text-ink-muted">Modell, skådespelare, frilansare</span>
                </a>
              </li>
              <li className="border-t border-hairline">
                <a href="/CompanyRegistration" className={itemClass}>
                  <span className="block font-medium">Som företag</span>
                  <span className="block text-ink-muted">Företag eller produktionsbolag</span>
                </a>
              </li>
            </ul>
          </div>
          <a
            href="/Login"
            className="flex min-h-11 items-center rounded-control border border-ink/70 px-3 transition-colors sm:px-4 duration-(--quick) hover:bg-ink hover:text-ink-inverse md:min-h-10"
          >
            Logga in
          </a>
        </nav>
      </div>
    </header>
  );
}
