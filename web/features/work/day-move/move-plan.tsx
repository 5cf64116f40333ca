import type { MovedPerson, MovePlan } from '#contract/work/day-move.ts';
import { sentenceOfWeather } from '#texts/deal/terms-facts.ts';
import { daysText, moveHindranceTexts } from '#texts/work/day-move-words.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { costSentences } from './move-draft.ts';

function Standing({ person }: { person: MovedPerson }) {
  if (person.hindrance !== null) return <StateBadge tone="lost">Flyttas inte</StateBadge>;
  return person.is_free ? (
    <StateBadge tone="agreed">Ledig</StateBadge>
  ) : (
    <StateBadge tone="waiting">Inte ledig</StateBadge>
  );
}

/** What a move changes: the project's days, each person's days, who is free, and what it costs. */
export function MovePlanView({ plan }: { plan: MovePlan }) {
  return (
    <div className="flex flex-col gap-4">
      <p>
        Projektets dagar blir <strong className="font-medium">{daysText(plan.dates_after)}</strong>.
      </p>
      {plan.people.length === 0 ? (
        <p className="text-ink-muted">Ingen är bokad eller tillfrågad de dagarna.</p>
      ) : (
        <ul
          aria-label="De som berörs"
          className="max-h-80 divide-y divide-hairline overflow-y-auto border-y border-hairline"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard
          tabIndex={0}
        >
          {plan.people.map((person) => (
            <li key={person.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
              <span className="min-w-0 wrap-anywhere">
                {person.talent_name}
                <span className="block text-sm text-ink-muted">
                  {person.role_title}, {person.is_booked ? 'bokad' : 'tillfrågad'}
                </span>
                <span className="block text-sm">
                  {person.hindrance === null ? (
                    <>
                      <span className="text-ink-muted">{daysText(person.days_before)}</span>
                      {' blir '}
                      {daysText(person.days_after)}
                    </>
                  ) : (
                    moveHindranceTexts[person.hindrance]
                  )}
                </span>
              </span>
              <Standing person={person} />
            </li>
          ))}
        </ul>
      )}
      {plan.weather.map((rule) => (
        <p key={sentenceOfWeather(rule)}>Avtalen säger: {sentenceOfWeather(rule)}.</p>
      ))}
      {plan.weather.length > 0 && (
        <p className="text-ink-muted">
          {plan.former_count === 0
            ? 'Dagarna har inte flyttats förut.'
            : `Dagar har flyttats ${plan.former_count === 1 ? '1 gång' : `${plan.former_count} gånger`} förut. Är det vädret, och en flytt mer än de fria, skrivs dagen upp i rapporten efter arbetet och betalas.`}
        </p>
      )}
      {costSentences(plan).map((sentence) => (
        <p key={sentence} className="font-medium">
          {sentence}
        </p>
      ))}
    </div>
  );
}
