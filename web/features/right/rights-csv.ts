import type { RightRow } from '#contract/right.ts';
import { media, territories } from '#domain/vocabulary/usage.ts';
import { rightStatusLabels } from '#texts/labels.ts';
import { csvOf } from '#web/ui/csv.ts';

const HEADERS = [
  ...[
    'Person',
    'Roll',
    'Projekt',
    'Medier',
    'Område',
    'Ensamrätt',
    'Månader',
    'Första visning',
    'Från',
    'Till och med',
  ],
  ...['Läge', 'Digital kopia', 'Syntetisk röst', 'AI-träning'],
];

const yesOrNo = (is: boolean) => (is ? 'Ja' : 'Nej');

const cellsOf = ({ line, synthetic, ...row }: RightRow): string[] => [
  ...[row.talent_name, row.role_title, row.project_title, line.media.map(media.label).join(', ')],
  ...[line.territory === null ? '' : territories.label(line.territory), line.exclusivity, String(line.months ?? '')],
  ...[row.published_on ?? '', row.starts_on ?? '', row.ends_on ?? '', rightStatusLabels[row.status].word],
  ...[synthetic.digital_replica, synthetic.voice_synthesis, synthetic.model_training].map(yesOrNo),
];

/** Rights as spreadsheets read them. */
export function rightsCsv(rows: readonly RightRow[]): string {
  return csvOf([HEADERS, ...rows.map(cellsOf)]);
}
