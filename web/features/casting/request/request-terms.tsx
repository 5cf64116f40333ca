import type { RequestDetails } from '#contract/casting/candidate.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { contentWords } from '#texts/casting/content-words.ts';
import { partText } from '#texts/people/busy-hours-words.ts';
import { TermsPart } from '#web/features/deal/terms/terms-part.tsx';
import { termsSections } from '#web/features/deal/terms/terms-sections.view.ts';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { formatSpan } from '#web/ui/text/format-date.ts';
import { RequestChanges } from './request-changes.tsx';

/** The facts that a talent needs before saying yes: the role, the days and the place, the rights, and the company. */
export function RequestTerms({ request }: { request: RequestDetails }) {
  const [days, ...others] = termsSections(request.terms);
  return (
    <div className="flex flex-col gap-10">
      <RequestChanges request={request} />
      {request.declined.length > 0 && (
        <Callout tone="waiting" title={`Du har sagt att du tackar nej till ${contentWords(request.declined)}`}>
          Det ingår i rollen. Du kan ändå säga ja, om den här rollen är ett undantag, eller skriva till företaget och
          fråga hur det är tänkt.
        </Callout>
      )}
      {request.clashes.length > 0 && (
        <Callout tone="waiting" title="Du är redan bokad de här dagarna">
          <ul>
            {request.clashes.map((clash) => (
              <li key={`${clash.project_title} ${clash.starts_on}`}>
                {clash.project_title}, {formatSpan(clash.starts_on, clash.ends_on)}
              </li>
            ))}
          </ul>
          <p>Du kan bara bokas på en sak i taget, så hör med företaget i ditt meddelande om dagarna går att flytta.</p>
        </Callout>
      )}
      {request.busy.length > 0 && (
        <Callout tone="waiting" title="Dagarna är upptagna i din kalender">
          <ul>
            {request.busy.map(({ calendar_name, starts_on, ends_on }) => (
              <li key={`${calendar_name} ${starts_on}`}>
                {formatSpan(starts_on, ends_on)}, {calendar_name ?? 'som du själv har markerat'}
              </li>
            ))}
          </ul>
          <p>Bara du ser det här. Företaget ser att du inte är ledig, men inte varför.</p>
        </Callout>
      )}
      {request.busy_hours.length > 0 && (
        <Callout tone="waiting" title="Du har sagt att du inte kan en del av tiden">
          <ul>
            {request.busy_hours.map((hours) => (
              <li key={`${hours.day} ${hours.from_time} ${hours.to_time}`}>
                {formatSpan(hours.day, hours.day)}, {partText(hours)}
              </li>
            ))}
          </ul>
          <p>Bara du ser det här. Företaget får inte veta det.</p>
        </Callout>
      )}
      {request.request_message && (
        <figure>
          <blockquote className="voice-serif max-w-prose border-l-2 border-ink pl-4 text-lg whitespace-pre-line">
            {request.request_message}
          </blockquote>
          <figcaption className="mt-2 pl-4.5 text-sm text-ink-muted">Hälsning från {request.company_name}</figcaption>
        </figure>
      )}
      <Section title="Dagar och plats">
        {days && <TermsPart part={days} />}
        <DefinitionList
          className="-mt-px"
          facts={[
            { label: 'Plats', value: request.terms.place },
            { label: 'Kommun', value: request.municipality_id && municipalities.label(request.municipality_id) },
          ]}
        />
      </Section>
      <Section title="Rollen">
        <Prose text={request.role_description} empty="Företaget har inte beskrivit rollen närmare." />
      </Section>
      <Section title="Produktionen">
        <Prose text={request.project_description} empty="Företaget har inte beskrivit produktionen närmare." />
      </Section>
      {others.map((part) => (
        <Section key={part.id} title={part.title}>
          <TermsPart part={part} />
        </Section>
      ))}
      <Section title={request.company_name} aside={request.company_city}>
        <Prose text={request.company_about} empty="Företaget har inte skrivit något om sig ännu." />
        {request.company_homepage && (
          <p className="mt-3">
            <a href={request.company_homepage} target="_blank" rel="noreferrer" className="text-link break-all">
              {request.company_homepage.replace(/^https:\/\//, '')}
            </a>
          </p>
        )}
      </Section>
    </div>
  );
}

function Prose({ text, empty }: { text: string; empty: string }) {
  return text ? <p className="max-w-prose whitespace-pre-line">{text}</p> : <p className="text-ink-muted">{empty}</p>;
}
