import type { QueuedInquiry } from '#contract/talk/inquiry.ts';
import { inquiryCategoryWords, inquiryKindWords, inquiryStatusLabels } from '#texts/talk/inquiry-words.ts';
import type { CsvColumns } from '#web/ui/list/csv.ts';
import { formatInstant } from '#web/ui/text/format-date.ts';

/** The columns of exported questions and reports. */
export const inquiryColumns: CsvColumns<QueuedInquiry> = [
  ['Slag', ({ kind }) => inquiryKindWords[kind].one],
  ['Om', ({ category }) => inquiryCategoryWords[category]],
  ['Läge', ({ status }) => inquiryStatusLabels[status].word],
  ['Av', ({ asker_name }) => asker_name],
  ['Företag', ({ company_name }) => company_name],
  ['Börjar', ({ words }) => words],
  ['Kom', ({ created_date }) => formatInstant(created_date)],
  ['Väntar sedan', ({ waits_since }) => formatInstant(waits_since)],
  ['Tas av', ({ taken_by_name }) => taken_by_name],
];
