import type { AppealView } from '#contract/accounts/appeal.ts';
import { decidedBy, deskWords } from '#texts/accounts/appeal-words.ts';
import { InstantText } from '#web/ui/text/date-text.tsx';

const quote = 'voice-serif mt-1 max-w-prose text-lg wrap-anywhere whitespace-pre-line';

/** A decision, the objection to it and the answer, each in its writer's words. */
export function Decision({ appeal }: { appeal: AppealView }) {
  const { reason, decided_date, text, written_date, answer, answered_role, answered_date } = appeal;
  return (
    <div className="flex flex-col gap-6">
      <section>
        <h3 className="kicker">Beslutet</h3>
        <p className={quote}>{reason}</p>
        <p className="mt-2 text-sm text-pretty text-ink-muted">
          {decidedBy(appeal)} Det var <InstantText instant={decided_date} />.
        </p>
      </section>
      {text && written_date && (
        <section>
          <h3 className="kicker">Överklagan</h3>
          <p className={quote}>{text}</p>
          <p className="mt-2 text-sm text-ink-muted">
            Skickad <InstantText instant={written_date} />.
          </p>
        </section>
      )}
      {answer && answered_role && answered_date && (
        <section>
          <h3 className="kicker">Svaret</h3>
          <p className={quote}>{answer}</p>
          <p className="mt-2 text-sm text-ink-muted">
            Besvarat av en människa med rollen {deskWords[answered_role]} <InstantText instant={answered_date} />.
          </p>
        </section>
      )}
    </div>
  );
}
