import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { TalentUnderReview } from '#contract/people/admin-talent.ts';
import { REVIEW_PARTS, type ReviewPart } from '#domain/people/profile/review-parts.ts';
import { asksFor } from '#domain/people/talent/trade-form.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import { measureFacts, tradesText } from '#texts/people/profile-words.ts';
import { reviewPartLabels, reviewRules } from '#texts/people/review-part-words.ts';
import { query } from '#web/api/client.ts';
import { ProfileRecordings } from '#web/features/people/talent/profile-recordings.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';

/** Each part of a profile beside the rules for it. */
export function ReviewParts({ talent }: { talent: TalentUnderReview }) {
  const shown: Readonly<Record<ReviewPart, ReactNode>> = {
    picture: <Pictures talent={talent} />,
    film: <Films talent={talent} />,
    text: <Texts talent={talent} />,
    name: (
      <>
        <Worded now={talent.name} next={talent.next_name ?? undefined} />
        {talent.legal_name && <p className="mt-1 text-sm text-ink-muted">Heter {talent.legal_name}</p>}
      </>
    ),
    age: <Age talent={talent} />,
    other: <Other talent={talent} />,
  };
  return (
    <div className="flex flex-col gap-10">
      {REVIEW_PARTS.map((part) => (
        <Section key={part} title={reviewPartLabels[part]}>
          <div className="grid gap-x-8 gap-y-4 xl:grid-cols-[minmax(0,1fr)_16rem]">
            <div className="min-w-0">{shown[part]}</div>
            {reviewRules[part].length > 0 && <Rules part={part} />}
          </div>
        </Section>
      ))}
    </div>
  );
}

/** The text 'Om dig', and the answers to announcements that wait for approval. */
function Texts({ talent: { bio, held_words, held_answers } }: { talent: TalentUnderReview }) {
  return (
    <div className="flex flex-col gap-6">
      <Worded now={bio || 'Ingen text ännu.'} next={held_words.bio} />
      {held_answers.map(({ id, project_title, message }) => (
        <div key={id}>
          <p className="mb-1 flex flex-wrap items-center gap-2 text-sm text-ink-muted">
            Svar på annonsen för {project_title}
            <StateBadge tone="waiting">Syns inte än</StateBadge>
          </p>
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">{message}</p>
        </div>
      ))}
    </div>
  );
}

/** A text as companies see it, and beside it the new version that waits for approval, if any. */
function Worded({ now, next }: { now: string; next: string | undefined }) {
  const text = 'max-w-prose wrap-anywhere whitespace-pre-line';
  if (next === undefined) return <p className={text}>{now}</p>;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div>
        <p className="mb-1 text-sm text-ink-muted">Företag ser nu</p>
        <p className={text}>{now}</p>
      </div>
      <div>
        <p className="mb-1">
          <StateBadge tone="waiting">Ny, syns inte än</StateBadge>
        </p>
        <p className={text}>{next}</p>
      </div>
    </div>
  );
}

function Films({ talent: { id, name } }: { talent: TalentUnderReview }) {
  const { data } = useQuery(query('GET /talents/:id/recordings', { params: { id } }));
  if (data?.items.length === 0) return <p className="text-ink-muted">Inga filmer eller röstprov.</p>;
  return (
    <div className="flex flex-col gap-6">
      <ProfileRecordings talentId={id} name={name} as="h3" />
    </div>
  );
}

function Rules({ part }: { part: ReviewPart }) {
  return (
    <div className="text-sm text-ink-muted">
      <h3 className="kicker mb-1">Regler</h3>
      <ul className="flex list-disc flex-col gap-1 pl-4">
        {reviewRules[part].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}

function Pictures({ talent: { name, pictures } }: { talent: TalentUnderReview }) {
  if (pictures.length === 0) return <p className="text-ink-muted">Inga bilder ännu.</p>;
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {pictures.map(({ id, url, width, height, is_shown }, at) => (
        <li key={id} className="flex flex-col gap-1">
          <a href={url} target="_blank" rel="noreferrer">
            <img
              src={url}
              alt={`Bild ${at + 1} av ${name}`}
              width={width}
              height={height}
              loading="lazy"
              className="aspect-[4/5] w-full bg-sunken object-cover"
            />
            <span className="sr-only">Öppna i en ny flik</span>
          </a>
          {at === 0 && <span className="text-sm text-ink-muted">Huvudbild</span>}
          {!is_shown && <StateBadge tone="waiting">Ny, syns inte än</StateBadge>}
        </li>
      ))}
    </ul>
  );
}

function Age({ talent: { birth_date, is_minor, profile, guardians } }: { talent: TalentUnderReview }) {
  const { playing_age_min: min, playing_age_max: max } = profile;
  return (
    <DefinitionList
      facts={[
        { label: 'Född', value: birth_date ? formatLongDay(birth_date) : 'Inte sagt' },
        ...(asksFor('playing', profile.categories)
          ? [{ label: 'Spelålder', value: min === null ? 'Inte ifylld' : `${min} till ${max} år` }]
          : []),
        ...(is_minor
          ? [
              {
                label: 'Vårdnadshavare',
                value: guardians.some(({ status }) => status === 'given') ? 'Har samtyckt' : 'Har inte samtyckt',
              },
            ]
          : []),
      ]}
    />
  );
}

function Other({ talent: { profile, held_words } }: { talent: TalentUnderReview }) {
  const trades = tradesText(profile.categories);
  const facts = [
    ...(trades ? [{ label: 'Yrken', value: trades }] : []),
    ...measureFacts(profile),
    ...(profile.car ? [{ label: 'Bil', value: profile.car }] : []),
    ...(profile.agency ? [{ label: 'Agentur', value: profile.agency }] : []),
    ...(profile.pronoun ? [{ label: 'Pronomen', value: profile.pronoun }] : []),
    ...(held_words.pronoun ? [{ label: 'Pronomen, syns inte än', value: held_words.pronoun }] : []),
    ...(held_words.car === undefined ? [] : [{ label: 'Bil, syns inte än', value: held_words.car }]),
    ...(held_words.agency === undefined ? [] : [{ label: 'Agentur, syns inte än', value: held_words.agency }]),
  ];
  return <DefinitionList facts={facts} />;
}
