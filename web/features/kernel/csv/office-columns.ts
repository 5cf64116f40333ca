import type { AnnouncementRow } from '#contract/casting/announcement.ts';
import type { BankEntryShown } from '#contract/money/bank.ts';
import type { QueuedInquiry } from '#contract/talk/inquiry.ts';
import type { OutboxEntryRow } from '#contract/talk/outbox.ts';
import { announcementStatusLabels } from '#texts/casting/announcement-words.ts';
import { standingLabels } from '#texts/money/bank-words.ts';
import { inquiryCategoryWords, inquiryKindWords, inquiryStatusLabels } from '#texts/talk/inquiry-words.ts';
import { entryErrorWords, entryStateWords, outboxKindWords } from '#texts/talk/outbox-words.ts';
import { type CsvColumns, kronorCell, yesNoCell } from '#web/ui/list/csv.ts';
import { formatInstant } from '#web/ui/text/format-date.ts';

/** What leaves the house. */
export const outboxColumns: CsvColumns<OutboxEntryRow> = [
  ['Till', ({ recipient_name }) => recipient_name],
  ['Adress', ({ recipient }) => recipient],
  ['Slag', ({ kind }) => outboxKindWords[kind]],
  ['Läge', ({ state }) => entryStateWords[state]],
  ['Skrivet', ({ created_date }) => formatInstant(created_date)],
  ['I läget sedan', ({ state_date }) => formatInstant(state_date)],
  ['Försök', ({ attempts }) => attempts],
  ['Senaste felet', ({ last_error }) => last_error && entryErrorWords(last_error)],
  ['Av', ({ handled_by }) => handled_by],
];

/** What people ask and report. */
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

/** Announcements, as their company or administrators take them along. */
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

/** What the bank has told of. */
export const bankColumns: CsvColumns<BankEntryShown> = [
  ['Bokförd', ({ booked_on }) => booked_on],
  ['Belopp i kronor', ({ amount_ore }) => kronorCell(amount_ore)],
  ['Riktning', ({ direction }) => (direction === 'in' ? 'In' : 'Ut')],
  ['Motpart', ({ counterparty }) => counterparty],
  ['OCR', ({ ocr }) => ocr],
  ['Text', ({ text }) => text],
  ['Beställt i annan valuta', ({ ordered }) => ordered],
  ['Läge', ({ standing }) => standingLabels[standing]],
  ['Återtar', ({ is_reversal }) => yesNoCell(is_reversal)],
  ['Fakturor', ({ parts }) => parts.map(({ number, amount_ore }) => `${number}: ${kronorCell(amount_ore)}`).join(', ')],
  ['Avgjort av', ({ decided }) => (decided ? decided.by : null)],
];
