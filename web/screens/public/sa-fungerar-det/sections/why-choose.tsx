import { BRAND } from '#texts/brand.ts';

const REASONS = [
  {
    title: 'Gratis för talanger',
    why: 'Ingen avgift, inget avdrag. Företagen betalar, och priset syns innan de bokar.',
  },
  { title: 'Granskat av människor', why: 'Ett företag ser inte en enda profil förrän någon hos oss har godkänt det.' },
  {
    title: 'Samma besked åt båda',
    why: 'Du och företaget ser samma status, med samma ord. Ingen undrar var det ligger.',
  },
  {
    title: 'En ordning utan köpta platser',
    why: 'Vad du kan, hur komplett profilen är och hur ny. Inget annat flyttar dig.',
  },
  { title: 'Ditt ansikte är ditt', why: 'Rättigheter tar slut när de ska. Vi tränar inga AI-modeller på någon.' },
  {
    title: 'En människa svarar',
    why: 'Varje avslag har ett skäl och ett namn, och någon annan prövar det om du vill.',
  },
] as const;

/** Why talents and companies choose us: the product's promises, one line each. */
export function WhyChoose() {
  return (
    <section aria-labelledby="varfor" className="mx-auto max-w-[96rem] px-4 py-20 sm:px-6 md:py-28 lg:px-10">
      <h2 id="varfor" className="voice-serif max-w-3xl text-title">
        Varför välja {BRAND}
      </h2>
      <dl className="mt-10 grid gap-x-12 md:mt-14 md:grid-cols-2">
        {REASONS.map(({ title, why }) => (
          <div key={title} className="border-t border-hairline py-6">
            <dt className="voice-serif text-heading">{title}</dt>
            <dd className="mt-2 max-w-xl text-ink-muted">{why}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3 border-t border-ink pt-10">
        <a
          href="/Registera"
          className="inline-flex min-h-12 items-center rounded-control bg-accent px-6 font-medium text-on-accent transition-colors duration-(--quick) hover:bg-accent-hover active:bg-accent-pressed"
        >
          Skapa en gratis profil
        </a>
        <a href="/CompanyRegistration" className="text-link inline-flex min-h-11 items-center font-medium">
          Registrera företag
        </a>
      </div>
    </section>
  );
}
