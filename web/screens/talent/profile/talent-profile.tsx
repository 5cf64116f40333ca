import type { WordedPart } from '#domain/people/profile/held-words.ts';
import { profileStepLabels } from '#texts/people/labels.ts';
import { useOwnProfile } from '#web/features/people/talent/own-profile.ts';
import { PicturesEditor } from '#web/features/people/talent/pictures-editor.tsx';
import { HeldNote, PartAsk, ReviewAsks } from '#web/features/people/talent/review-asks.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { afterDrawing, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { BusyDays } from './busy-days.tsx';
import { OwnCredits, SizesCheck } from './later-parts-read.tsx';
import { OwnRecordings } from './own-recordings.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfilePart } from './profile-part.tsx';
import { type FormPart, type OpenPart, partOf, partsFor } from './profile-parts.view.ts';

const calendarPart = afterDrawing(() => import('#web/features/people/calendar/calendar-part.tsx'));

const documentsPart = afterDrawing(() => import('#web/features/people/cv-document/own-documents.tsx'));

/** The texts in each part that companies do not see until an administrator has reviewed them. */
const HELD_BY: Readonly<Partial<Record<FormPart, readonly WordedPart[]>>> = {
  basics: ['first_name', 'last_name'],
  about: ['stage_name', 'pronoun', 'bio'],
  practical: ['car', 'agency'],
};

/** The text of an empty part. Parts that are not listed here mark each missing fact instead. */
const EMPTY: Readonly<Partial<Record<FormPart, string>>> = {
  sizes: 'Inga storlekar ännu. Kostym och styling frågar nästan alltid efter dem.',
  limits: 'Inte ifyllt. Företag ser att du inte har sagt vad du tackar nej till.',
};

/**
 * Mitt CV: the five parts of the registration and the later parts, each read and edited in the same place; recordings,
 * documents, the calendar, and the days on which the talent cannot work.
 */
export default function TalentProfile() {
  const profile = useOwnProfile();
  const [search, setSearch] = useSearchParams();
  const open = partOf(search.get('part'));
  // Keeps the other parameters of the address, e.g. the month of the calendar.
  const show = (part: OpenPart | null) => {
    const { part: _before, ...kept } = Object.fromEntries(search);
    setSearch({ ...kept, ...(part && { part }) }, { replace: true });
  };
  const Calendar = useOnDemand(calendarPart, true)?.CalendarPart;
  const Documents = useOnDemand(documentsPart, true)?.OwnDocuments;
  return (
    <PageFrame title="Mitt CV" query={profile}>
      {(data) => (
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[18rem_minmax(0,44rem)]">
          <div className="lg:sticky lg:top-24 lg:self-start">
            <ProfileHead profile={data} />
          </div>
          <div className="flex flex-col gap-12">
            <ReviewAsks profile={data} />
            <Section
              title={profileStepLabels.pictures}
              description="Den första är din huvudbild. Den syns i sökningen."
            >
              <PartAsk profile={data} parts={['picture']} />
              {data.media.some(({ is_shown }) => !is_shown) && (
                <p className="mb-4 text-sm text-ink-muted">
                  Nya bilder syns för företag när en av oss har tittat på dem.
                </p>
              )}
              <PicturesEditor profile={data} />
            </Section>
            <PartAsk profile={data} parts={['film']} />
            <OwnRecordings />
            {partsFor(data).map((part) => (
              <ProfilePart
                key={part}
                part={part}
                profile={data}
                isOpen={open === part}
                canOpen={open === null}
                onOpen={() => show(part)}
                onClose={() => show(null)}
                empty={EMPTY[part]}
              >
                {part === 'basics' && <PartAsk profile={data} parts={['name', 'age']} />}
                {part === 'about' && <PartAsk profile={data} parts={['text']} />}
                <HeldNote profile={data} parts={HELD_BY[part] ?? []} />
                {part === 'credits' && <OwnCredits profile={data} />}
                {part === 'sizes' && <SizesCheck profile={data} />}
              </ProfilePart>
            ))}
            {Documents ? <Documents /> : <Loading />}
            {Calendar ? <Calendar /> : <Loading />}
            <BusyDays
              isOpen={open === 'busy-days'}
              canOpen={open === null}
              onOpen={() => show('busy-days')}
              onClose={() => show(null)}
            />
          </div>
        </div>
      )}
    </PageFrame>
  );
}
