import type { ReactElement, ReactNode } from 'react';
import { ANNOUNCEMENT_PAGES as FILES, ANNOUNCEMENT_MARKS as MARKS } from '#contract/casting/announcement-page.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { pageHead } from './page-head.ts';
import { PublicPage } from './public-page.tsx';

const primary =
  'inline-flex min-h-12 items-center justify-center rounded-control bg-accent px-6 font-medium text-on-accent transition-colors duration-(--quick) hover:bg-accent-hover active:bg-accent-pressed';
const secondary =
  'inline-flex min-h-12 items-center justify-center rounded-control border border-ink/70 px-6 font-medium transition-colors duration-(--quick) hover:bg-ink hover:text-ink-inverse';

/**
 * Styles for the markup that the server puts in, which has no classes: facts as a `dl`, text as paragraphs, wishes as a
 * list.
 */
const factsClass =
  'divide-y divide-hairline border-y border-ink [&>div]:grid [&>div]:grid-cols-[minmax(7rem,2fr)_4fr] [&>div]:gap-4 [&>div]:py-3 [&_dt]:text-ink-muted [&_dd]:tabular [&_dd]:wrap-anywhere';
const wordsClass =
  'max-w-prose text-lg wrap-anywhere [&_p]:whitespace-pre-line [&_h2]:voice-serif [&_h2]:mt-12 [&_h2]:text-heading [&_ul]:mt-4 [&_ul]:divide-y [&_ul]:divide-hairline [&_ul]:border-y [&_ul]:border-hairline [&_ul]:text-base [&_li]:py-2.5';

function Page({
  kicker,
  title,
  lead,
  children,
}: {
  kicker?: string;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <PublicPage>
      <div className="mx-auto max-w-[96rem] px-4 pt-10 pb-16 sm:px-6 md:pt-16 lg:px-10">
        <header className="max-w-4xl">
          {kicker && <p className="kicker">{kicker}</p>}
          <h1
            id="sidrubrik"
            tabIndex={-1}
            className="voice-serif mt-3 text-[clamp(2.5rem,1.6rem+3.4vw,4.5rem)] leading-[1.02] wrap-anywhere outline-none"
          >
            {title}
          </h1>
          <p className="mt-5 max-w-prose text-lg text-ink-muted">{lead}</p>
        </header>
        {children}
      </div>
    </PublicPage>
  );
}

/**
 * The public page of an announcement. The build renders it with placeholders (MARKS), which the server replaces with
 * the announcement.
 */
function AnnouncementPage() {
  return (
    <Page kicker={MARKS.company} title={MARKS.heading} lead={MARKS.role}>
      <div className="mt-10 grid items-start gap-x-16 gap-y-12 md:mt-14 lg:grid-cols-[7fr_5fr]">
        <section aria-label="Om uppdraget" className="lg:sticky lg:top-24 lg:col-start-2">
          <dl className={factsClass}>{MARKS.facts}</dl>
          <div className="mt-6 flex flex-col gap-3">
            <a href={`/Login?return=${MARKS.back}`} className={primary}>
              Visa intresse
            </a>
            <a href={`/Registera?return=${MARKS.back}`} className={secondary}>
              Skapa en gratis profil först
            </a>
          </div>
          <p className="mt-4 text-sm text-ink-muted">
            Du loggar in och kommer tillbaka till annonsen. Där ser du hela villkoren och vad du får ut, och väljer
            bilderna som företaget ska se.
          </p>
        </section>
        <div className={`${wordsClass} lg:col-start-1 lg:row-start-1`}>{MARKS.words}</div>
      </div>
    </Page>
  );
}

/** Links to other pages, for a page without an announcement. */
function Onward() {
  return (
    <p className="mt-8 flex flex-wrap gap-3">
      <a href="/Registera" className={primary}>
        Skapa en gratis profil
      </a>
      <a href={`/Login?return=${encodeURIComponent('/TalentRequests?group=fits')}`} className={secondary}>
        Se annonser som passar dig
      </a>
    </p>
  );
}

/** Shown at the address of a closed announcement. Tells nothing about the announcement. */
function ClosedAnnouncement() {
  return (
    <Page
      title="Den här annonsen är stängd"
      lead="Den tar inte emot fler svar. Det kommer nya: med en profil ser du dem som passar dig, och företag som söker kan hitta dig själva."
    >
      <Onward />
    </Page>
  );
}

/** Shown at an address that has never had a public announcement. */
function UnknownAnnouncement() {
  return (
    <Page
      title="Här finns ingen annons"
      lead="Adressen kanske blev fel när den kopierades. Med en profil ser du de annonser som passar dig, och företag som söker kan hitta dig."
    >
      <Onward />
    </Page>
  );
}

const notShown = (title: string) => `<title>${title} – ${BRAND}</title><meta name="robots" content="noindex">`;

/** The page that the server fills with an announcement, and the pages for a closed and an unknown announcement. */
export const ANNOUNCEMENT_DOCUMENTS: readonly {
  readonly file: string;
  readonly head: string;
  readonly page: ReactElement;
}[] = [
  {
    file: FILES.open,
    head: pageHead(MARKS) + MARKS.head,
    page: <AnnouncementPage />,
  },
  { file: FILES.closed, head: notShown('Annonsen är stängd'), page: <ClosedAnnouncement /> },
  { file: FILES.unknown, head: notShown('Annonsen finns inte'), page: <UnknownAnnouncement /> },
];
