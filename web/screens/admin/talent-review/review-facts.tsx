import type { TalentUnderReview } from '#contract/people/admin-talent.ts';
import { unreachedWords } from '#texts/accounts/unreached-words.ts';
import { guardianStatusWords, profileEventWords, reviewPartLabels } from '#texts/people/review-part-words.ts';
import { NotesPanel } from '#web/features/office/admin-note/notes-panel.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { Timeline } from '#web/ui/list/timeline.tsx';
import { dayOfInstant } from '#web/ui/text/clock.ts';
import { DateText, SpanText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { Doubles } from './doubles.tsx';
import { Merges } from './merges.tsx';
import { TalentDocuments } from './talent-documents.tsx';
import { TalentIdentity } from './talent-identity.tsx';

/**
 * Facts beside the profile: account, guardians, possible doubles, merged accounts, bookings, documents, notes and
 * events.
 */
export function ReviewFacts({ talent }: { talent: TalentUnderReview }) {
  const { email, unreached, created_date, is_verified, profile_completed, is_paused, standing_reason, is_minor } =
    talent;
  return (
    <div className="flex flex-col gap-10">
      {standing_reason && (
        <Callout tone="lost" title="Avstängd">
          <p className="wrap-anywhere">{standing_reason}</p>
        </Callout>
      )}
      <Section title="Kontot">
        <DefinitionList
          facts={[
            { label: 'E-post', value: `${email}${is_verified ? '' : ' (inte bekräftad)'}` },
            ...(unreached
              ? [
                  {
                    label: 'Mejl',
                    value: (
                      <>
                        Når inte fram sedan <DateText day={dayOfInstant(unreached.date)} hasYear />.{' '}
                        {unreachedWords(unreached.code)}
                      </>
                    ),
                  },
                ]
              : []),
            { label: 'Kom', value: <DateText day={dayOfInstant(created_date)} hasYear /> },
            { label: 'Profilen', value: profile_completed ? (is_paused ? 'Hel, pausad' : 'Hel') : 'Inte klar' },
          ]}
        />
      </Section>
      {(is_minor || talent.guardians.length > 0) && <Guardians talent={talent} />}
      <Doubles talent={talent} />
      <Merges talent={talent} />
      <Bookings talent={talent} />
      <TalentDocuments key={talent.id} id={talent.id} />
      <TalentIdentity key={`identity ${talent.id}`} id={talent.id} />
      <NotesPanel about="talent" id={talent.id} />
      <History talent={talent} />
    </div>
  );
}

function Guardians({ talent: { guardians } }: { talent: TalentUnderReview }) {
  return (
    <Section title="Vårdnadshavare">
      {guardians.length === 0 ? (
        <p className="text-sm text-ink-muted">Ingen är uppgiven ännu.</p>
      ) : (
        <ul className="flex flex-col gap-2 text-sm">
          {guardians.map(({ name, status, decided_date }) => (
            <li key={`${name} ${status} ${decided_date}`}>
              {name}: {guardianStatusWords[status]}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Bookings({ talent: { bookings, standing } }: { talent: TalentUnderReview }) {
  return (
    <Section title="Bokningar framåt">
      {bookings.length === 0 ? (
        <p className="text-sm text-ink-muted">Inga.</p>
      ) : (
        <>
          {standing === 'suspended' && (
            <p className="mb-3 text-sm">Båda har skrivit under. Avgör vart och ett för sig, i projektet.</p>
          )}
          <ul className="divide-y divide-hairline border-y border-hairline text-sm">
            {bookings.map((booking) => (
              <li key={booking.id} className="py-2">
                <Link to={`/AdminProjectDetails?id=${booking.project_id}`} className="font-medium underline">
                  {booking.project_title || 'Projekt utan titel'}
                </Link>
                <span className="block text-ink-muted">
                  {booking.company_name}, <SpanText from={booking.starts_on} to={booking.ends_on} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function History({ talent: { history } }: { talent: TalentUnderReview }) {
  return (
    <Section title="Historik">
      {history.length === 0 ? (
        <p className="text-sm text-ink-muted">Inget har hänt ännu.</p>
      ) : (
        <Timeline
          label="Vad som har hänt, det senaste först"
          entries={history.map(({ type, by, date, reason, asks }) => ({
            id: `${type} ${date}`,
            at: date,
            actor: by,
            text: profileEventWords[type] ?? type,
            detail:
              reason ??
              (asks.length > 0
                ? asks.map(({ part, words }) => `${reviewPartLabels[part]}: ${words}`).join(' ')
                : undefined),
          }))}
        />
      )}
    </Section>
  );
}
