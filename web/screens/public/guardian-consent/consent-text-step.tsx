import type { GuardianView } from '#contract/people/guardian.ts';

/** The text of the consent: what the service is, and what a yes means. */
export function ConsentText({ view }: { view: Pick<GuardianView, 'about' | 'points'> }) {
  return (
    <div className="mb-10 flex flex-col gap-8">
      <section aria-labelledby="om-tjansten" className="flex flex-col gap-3">
        <h2 id="om-tjansten" className="voice-serif text-heading">
          Vad det är
        </h2>
        {view.about.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </section>
      <section aria-labelledby="vad-ett-ja-betyder">
        <h2 id="vad-ett-ja-betyder" className="voice-serif text-heading">
          Vad ett ja betyder
        </h2>
        <ul className="mt-3 flex flex-col text-pretty divide-y divide-hairline border-y border-hairline">
          {view.points.map((point) => (
            <li key={point} className="py-3">
              {point}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
