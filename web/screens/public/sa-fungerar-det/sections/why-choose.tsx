import { BRAND } from '#texts/kernel/brand.ts';
import { PublicText } from '#web/screens/public/public-text.tsx';

const REASONS = [
  { title: 'how_why_free', why: 'how_why_free_what' },
  { title: 'how_why_checked', why: 'how_why_checked_what' },
  { title: 'how_why_same', why: 'how_why_same_what' },
  { title: 'how_why_order', why: 'how_why_order_what' },
  { title: 'how_why_face', why: 'how_why_face_what' },
  { title: 'how_why_person', why: 'how_why_person_what' },
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
            <dt className="voice-serif text-heading">
              <PublicText id={title} />
            </dt>
            <dd className="mt-2 max-w-xl text-ink-muted">
              <PublicText id={why} />
            </dd>
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
