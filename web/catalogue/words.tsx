import { ore } from '#domain/kernel/money/ore.ts';
import { Section } from '#web/ui/frame/section.tsx';
import { CountBadge } from '#web/ui/text/count-badge.tsx';
import { Countdown } from '#web/ui/text/countdown.tsx';
import { DateText, InstantText, SpanText } from '#web/ui/text/date-text.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { StateBadge, type Tone } from '#web/ui/text/state-badge.tsx';

const states: readonly [Tone, string][] = [
  ['agreed', 'Godkänd'],
  ['waiting', 'Väntar på svar'],
  ['lost', 'Tackade nej'],
  ['info', 'Sett förfrågan'],
  ['neutral', 'Utkast'],
];
const surfaces = [
  'bg-paper',
  'bg-surface',
  'bg-sunken',
  'bg-accent',
  'bg-ink',
  'bg-tint-sand',
  'bg-tint-sage',
  'bg-tint-clay',
  'bg-tint-mist',
];

export function WordSpecimens() {
  return (
    <Section title="Ord, tal och färg">
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          {states.map(([tone, word]) => (
            <StateBadge key={tone} tone={tone}>
              {word}
            </StateBadge>
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          {states.map(([tone, word]) => (
            <StateBadge key={tone} tone={tone} look="tinted">
              {word}
            </StateBadge>
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-6 text-sm">
          <CountBadge count={3} /> <CountBadge count={120} /> <CountBadge count={0} />
          <Countdown until="2026-12-24" /> <Countdown until="2020-01-01" label="Skulle betalats" isUrgent />
          <Money ore={ore(450_000)} /> <Money ore={ore(450_050)} /> <DateText day="2026-12-03" />
          <SpanText from="2026-12-03" to="2026-12-05" /> <InstantText instant="2026-12-03T07:00:00Z" />
        </div>
        <Money ore={ore(1_845_000)} size="big" />
        <p className="voice-serif text-display">Vem medverkar?</p>
        <p className="max-w-prose">
          Löpande text i grotesken, med en{' '}
          <a href="#innehall" className="text-link">
            länk i texten
          </a>{' '}
          och siffror som 0123456789.
        </p>
        <div className="grid grid-cols-3 gap-px overflow-hidden border border-hairline sm:grid-cols-9">
          {surfaces.map((surface) => (
            <span key={surface} className={`${surface} h-16`} />
          ))}
        </div>
      </div>
    </Section>
  );
}
