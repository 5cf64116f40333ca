import type { AuditEntry } from '#contract/audit.ts';
import { adminRoleWords, auditKindWords } from '#texts/admin-words.ts';
import { auditRouteWords } from '#texts/audit-words.ts';
import { csvOf } from '#web/ui/csv.ts';
import { formatInstant } from '#web/ui/format-date.ts';

/** What somebody did or was shown, in words: 'Utbetalningar: stoppa', 'Såg kontaktuppgifter, i Ansökningar'. */
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

/** Whom it was about, the first by name: 'Anna Berg, Filmbolaget och 4 till'. */
export function aboutText({ about, about_count }: Pick<AuditEntry, 'about' | 'about_count'>): string {
  if (about.length === 0) return 'Ingen särskild';
  const names = about.map(({ name }) => name).join(', ');
  const rest = about_count - about.length;
  return rest > 0 ? `${names} och ${rest} till` : names;
}

const HEADERS = ['När', 'Vem', 'Roll', 'Vad', 'Om', 'Under 18', 'Väg', 'Anrop'];

/** The log as spreadsheets read it. */
export const auditCsv = (entries: readonly AuditEntry[]): string =>
  csvOf([
    HEADERS,
    ...entries.map((entry) => [
      ...[formatInstant(entry.created_date), entry.actor_name, adminRoleWords[entry.admin_role].name],
      ...[whatText(entry), aboutText(entry), entry.shows_minor ? 'Ja' : 'Nej', entry.route, entry.request_id],
    ]),
  ]);
