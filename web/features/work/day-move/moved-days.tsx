import { useQuery } from '@tanstack/react-query';
import type { MoveAnswer, ShownMove } from '#contract/work/day-move.ts';
import { addDays, daysBetween } from '#domain/kernel/time/day.ts';
import type { MoveAnswerCode } from '#domain/work/day-move/day-move.ts';
import { formatDaySpan } from '#texts/kernel/format.ts';
import { moveAnswerLabels } from '#texts/work/day-move-words.ts';
import { query } from '#web/api/client.ts';
import { replacementHref } from '#web/features/work/replacement/replacement-href.ts';
import { Section } from '#web/ui/frame/section.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { StateBadge, type Tone } from '#web/ui/text/state-badge.tsx';

const TONES: Record<MoveAnswerCode, Tone> = { yes: 'agreed', no: 'lost', waiting: 'waiting', over: 'neutral' };

const movesText = ({ moves }: ShownMove) =>
  moves
    .map(({ starts_on, ends_on, to }) => {
      const last = addDays(to, daysBetween(starts_on, ends_on));
      return `${formatDaySpan(starts_on, ends_on)} blir ${formatDaySpan(to, last)}`;
    })
    .join(', ');

const countOf = ({ people }: ShownMove) => {
  const count = (code: MoveAnswerCode) => people.filter(({ answer }) => answer === code).length;
  return `${count('yes')} ja, ${count('no')} nej, ${count('waiting')} väntar`;
};

const stateText = ({ answer, awaits }: MoveAnswer) =>
  answer === 'waiting' && awaits === 'company' ? 'Väntar på er underskrift' : moveAnswerLabels[answer];

function Answer({ person }: { person: MoveAnswer }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
      <span className="min-w-0 wrap-anywhere">
        {person.talent_name}
        <span className="block text-sm text-ink-muted">{person.role_title}</span>
        {person.reason && <span className="block text-sm">”{person.reason}”</span>}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        {person.left.map((booking) => (
          <Link key={booking.booking_id} to={replacementHref(booking.booking_id)} className="text-link">
            {booking.is_cancelled ? 'Sök fler' : 'Boka av och sök fler'}
            <span className="sr-only">
              {' '}
              i stället för {person.talent_name}, {formatDaySpan(booking.starts_on, booking.ends_on)}
            </span>
          </Link>
        ))}
        {person.agreement_id && person.answer !== 'over' && (
          <Link to={`/CompanyAgreement?id=${person.agreement_id}`} className="text-link">
            Avtalet<span className="sr-only"> med {person.talent_name}</span>
          </Link>
        )}
        <StateBadge tone={TONES[person.answer]}>{stateText(person)}</StateBadge>
      </span>
    </li>
  );
}

/** The moves of a production's days, each with the answers as they come. Renders nothing if no day was moved. */
export function MovedDays({ projectId }: { projectId: string }) {
  const { data } = useQuery(query('GET /projects/:id/day-moves', { params: { id: projectId } }));
  if (!data || data.items.length === 0) return null;
  return (
    <Section
      title="Flyttade dagar"
      className="max-w-3xl"
      description="Den som säger nej har kvar sina gamla dagar tills ni bokar av dem. De ni sedan frågar får de nya dagarna."
    >
      <div className="flex flex-col gap-8">
        {data.items.map((move) => (
          <div key={move.id}>
            <h3 className="font-medium">{movesText(move)}</h3>
            <p className="text-sm text-ink-muted">{countOf(move)}</p>
            {move.message && <p className="mt-2 max-w-prose">”{move.message}”</p>}
            <ul
              aria-label={`Svar om ${movesText(move)}`}
              className="mt-3 divide-y divide-hairline border-y border-hairline"
            >
              {move.people.map((person) => (
                <Answer key={person.id} person={person} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
