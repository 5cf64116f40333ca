import type { InvitationDetails } from '#contract/auditions/invitation.ts';
import { DefinitionList, type Fact } from '#web/ui/list/definition-list.tsx';
import { formatDay } from '#web/ui/text/format-date.ts';
import { mapUrl } from '#web/ui/text/map-url.ts';
import { formatDeadline } from './audition.view.ts';

type Shown = Pick<
  InvitationDetails,
  | 'kind'
  | 'instruction'
  | 'context'
  | 'tone'
  | 'director_note'
  | 'max_takes'
  | 'max_minutes'
  | 'place'
  | 'address'
  | 'contact'
  | 'bring'
  | 'video_link'
  | 'decision_by'
>;

const link = (href: string, words: string) => (
  <a
    href={href}
    target="_blank"
    rel="noreferrer"
    className="touch-target inline-flex items-center underline underline-offset-4"
  >
    {words}
  </a>
);

/** The tasks and the place of an audition, without empty fields. */
export function AuditionFacts({ audition, due, today }: { audition: Shown; due: string | null; today: string }) {
  const { kind, place, address, video_link, decision_by, max_takes, max_minutes } = audition;
  const text = (label: string, value: string): Fact[] =>
    value === '' ? [] : [{ label, value: <span className="whitespace-pre-line">{value}</span> }];
  const facts: Fact[] = [
    ...text('Det här gör du', audition.instruction),
    ...text('I scenen', audition.context),
    ...text('Ton', audition.tone),
    ...text('Regissörens ord', audition.director_note),
    ...(due ? [{ label: 'Senast', value: formatDeadline(due, today) }] : []),
    ...(kind === 'self_tape'
      ? [
          {
            label: 'Film',
            value: `Högst ${max_takes} ${max_takes === 1 ? 'tagning' : 'tagningar'}, ${max_minutes} min var`,
          },
        ]
      : []),
    ...text('Plats', [place, address].filter(Boolean).join(', ')),
    ...(kind === 'on_site' && (address || place)
      ? [{ label: 'Karta', value: link(mapUrl(address || place), 'Visa på kartan') }]
      : []),
    ...(video_link ? [{ label: 'Samtal', value: link(video_link, 'Öppna samtalet') }] : []),
    ...text('Kontakt', audition.contact),
    ...text('Ta med', audition.bring),
    ...(decision_by ? [{ label: 'Besked', value: `Senast ${formatDay(decision_by, today)}` }] : []),
  ];
  return <DefinitionList facts={facts} />;
}
