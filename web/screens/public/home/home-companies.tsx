import { PublicText } from '#web/screens/public/public-text.tsx';

const STEPS = [
  { name: 'Utkast', what: 'home_step_draft' },
  { name: 'Talanger', what: 'home_step_people' },
  { name: 'Svar', what: 'home_step_answers' },
  { name: 'Urval', what: 'home_step_choice' },
  { name: 'Aktivt', what: 'home_step_active' },
] as const;

/** The company section: the five steps of a project, on a darker paper. */
export function HomeCompanies() {
  return (
    <section
      id="foretag"
      aria-labelledby="foretag-rubrik"
      className="mt-16 scroll-mt-14 bg-sunken md:mt-24 md:scroll-mt-16"
    >
      <div className="mx-auto max-w-[96rem] px-4 py-20 sm:px-6 md:py-28 lg:px-10">
        <p className="text-sm font-medium text-ink-muted">För företag och produktionsbolag</p>
        <h2 id="foretag-rubrik" className="voice-serif mt-3 max-w-3xl text-title">
          <PublicText id="home_companies" />
        </h2>
        <ol className="mt-12 grid gap-y-8 sm:grid-cols-2 lg:mt-16 lg:grid-cols-5">
          {STEPS.map((step, at) => (
            <li key={step.name} className="border-t border-hairline-strong pt-4 pr-6">
              <p className="text-sm text-ink-muted tabular">{at + 1}</p>
              <p className="voice-serif mt-1 text-heading">{step.name}</p>
              <p className="mt-2 text-sm text-ink-muted">
                <PublicText id={step.what} />
              </p>
            </li>
          ))}
        </ol>
        <a
          href="/CompanyRegistration"
          className="mt-12 inline-flex min-h-12 items-center rounded-control border border-ink/70 px-6 font-medium transition-colors duration-(--quick) hover:bg-ink hover:text-ink-inverse lg:mt-16"
        >
          Registrera företag
        </a>
      </div>
    </section>
  );
}
