import type { AnnouncementRow } from '#contract/casting/announcement.ts';
import { announcementStatusLabels } from '#texts/casting/announcement-words.ts';
import { type CsvColumns, yesNoCell } from '#web/ui/list/csv.ts';
import { formatInstant } from '#web/ui/text/format-date.ts';

/** The columns of exported announcements, for their company and for administrators. */
export const announcementColumns: CsvColumns<AnnouncementRow> = [
  ['Annons', ({ heading }) => heading],
  ['Företag', ({ company_name }) => company_name],
  ['Projekt', ({ project_title }) => project_title],
  ['Roll', ({ role_title }) => role_title],
  ['Läge', ({ status }) => announcementStatusLabels[status].word],
  ['Till och med', ({ closes_on }) => closes_on],
  ['Offentlig', ({ is_public }) => yesNoCell(is_public)],
  ['Visat intresse', ({ interested_count }) => interested_count],
  ['Visad sedan', ({ published_date }) => published_date && formatInstant(published_date)],
];
