import type { AnnouncementDetails } from '#contract/casting/announcement.ts';
import { announcementStatusLabels } from '#texts/casting/announcement-words.ts';
import { TermsInWords } from '#web/features/deal/terms/terms-in-words.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { DateText, InstantText } from '#web/ui/text/date-text.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { PublicPagePart } from './public-page-part.tsx';

const readersOf = ({ is_public, is_indexed }: AnnouncementDetails) =>
  is_indexed ? 'Alla, även i sökmotorer' : is_public ? 'Alla som har adressen' : 'De som passar';

/** An announcement with its state, the number of talents that it fits, and the number of interested talents. */
export function AnnouncementText({ announcement }: { announcement: AnnouncementDetails }) {
  const { body, question, picture_count, fit_count, interested_count, published_date, decided_by } = announcement;
  const { word, tone } = announcementStatusLabels[announcement.status];
  return (
    <div className="flex flex-col gap-6">
      <DefinitionList
        facts={[
          { label: 'Läge', value: <StateBadge tone={tone}>{word}</StateBadge> },
          { label: 'Sista dagen', value: <DateText day={announcement.closes_on} /> },
          { label: 'Passar i dag', value: fit_count === 1 ? '1 person' : `${fit_count} personer` },
          { label: 'Har visat intresse', value: published_date && String(interested_count) },
          { label: 'Ute sedan', value: published_date && <InstantText instant={published_date} /> },
          { label: 'Läses av', value: readersOf(announcement) },
          { label: 'Företagets namn', value: announcement.shows_company ? 'Visas' : 'Visas inte' },
          { label: 'Bilder', value: picture_count === 0 ? 'Inga' : `Högst ${picture_count}` },
          { label: 'Granskad av', value: decided_by },
        ]}
      />
      <p className="max-w-prose wrap-anywhere whitespace-pre-line">{body}</p>
      {question && (
        <p className="max-w-prose border-l-2 border-ink pl-4 wrap-anywhere whitespace-pre-line">{question}</p>
      )}
      <div>
        {announcement.is_public && <PublicPagePart announcement={announcement} />}
        <Disclosure title="Villkoren" isWide>
          <TermsInWords terms={announcement.terms} />
        </Disclosure>
      </div>
    </div>
  );
}
