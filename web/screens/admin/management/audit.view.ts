import type { AuditEntry } from '#contract/office/audit.ts';
import { adminRoleWords, auditKindWords } from '#texts/office/admin-words.ts';
import { auditRouteWords } from '#texts/office/audit-words.ts';
import { type CsvColumns, csvOf, yesNoCell } from '#web/ui/list/csv.ts';
import { formatInstant } from '#web/ui/text/format-date.ts';

/** A command or a read in words: 'Utbetalningar: stoppa', 'Ansökningar: såg kontaktuppgifter'. */
export function whatText({
  route,
  looks_at,
  is_command,
}: Pick<AuditEntry, 'route' | 'looks_at' | 'is_command'>): string {
  const { area, command } = auditRouteWords(route);
  const done = is_command ? `${area}: ${command}` : undefined;
  if (!looks_at) return done ?? area;
  return done ?? `${area}: såg ${auditKindWords[looks_at].toLowerCase()}`;
}

/** The people and companies concerned, the first few by name: 'Anna Berg, Filmbolaget och 4 till'. */
export function aboutText({ about, about_count }: Pick<AuditEntry, 'about' | 'about_count'>): string {
  if (about.length === 0) return 'Ingen särskild';
  const names = about.map(({ name }) => name).join(', ');
  const rest = about_count - about.length;
  return rest > 0 ? `${names} och ${rest} till` : names;
}

const AUDIT_COLUMNS: CsvColumns<AuditEntry> = [
  ['När', ({ created_date }) => formatInstant(created_date)],
  ['Vem', ({ actor_name }) => actor_name],
  ['Roll', ({ admin_role }) => adminRoleWords[admin_role].name],
  ['Vad', whatText],
  ['Om', aboutText],
  ['Under 18', ({ shows_minor }) => yesNoCell(shows_minor)],
  ['Väg', ({ route }) => route],
  ['Anrop', ({ request_id }) => request_id],
];

/** The log as CSV. */
export const auditCsv = (entries: readonly AuditEntry[]): string => csvOf(AUDIT_COLUMNS, entries);
