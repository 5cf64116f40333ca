import type { RightRow } from '#contract/work/right.ts';
import { media, territories } from '#domain/kernel/vocabulary/usage.ts';
import { rightStatusLabels } from '#texts/work/labels.ts';
import { type CsvColumns, yesNoCell } from '#web/ui/list/csv.ts';

/** The columns of a company's exported rights. */
export const rightColumns: CsvColumns<RightRow> = [
  ['Person', ({ talent_name }) => talent_name],
  ['Roll', ({ role_title }) => role_title],
  ['Projekt', ({ project_title }) => project_title],
  ['Medier', ({ line }) => line.media.map(media.label).join(', ')],
  ['Område', ({ line }) => line.territory && territories.label(line.territory)],
  ['Ensamrätt', ({ line }) => line.exclusivity],
  ['Månader', ({ line }) => line.months],
  ['Första visning', ({ published_on }) => published_on],
  ['Från', ({ starts_on }) => starts_on],
  ['Till och med', ({ ends_on }) => ends_on],
  ['Läge', ({ status }) => rightStatusLabels[status].word],
  ['Digital kopia', ({ synthetic }) => yesNoCell(synthetic.digital_replica)],
  ['Syntetisk röst', ({ synthetic }) => yesNoCell(synthetic.voice_synthesis)],
  ['AI-träning', ({ synthetic }) => yesNoCell(synthetic.model_training)],
];
