import type { EditLogEntry } from '#contract/projects/project.ts';
import type { ProjectKind } from '#domain/projects/project/project.rules.ts';
import { logSentence } from '#texts/registry/log.ts';
import type { TimelineEntry } from '#web/ui/list/timeline.tsx';

const tones: Readonly<Record<string, TimelineEntry['tone']>> = {
  'project.activate': 'agreed',
  'project.complete': 'agreed',
  'project.cancel': 'lost',
  'candidate.answer-interested': 'agreed',
  'candidate.answer-not-interested': 'lost',
  'candidate.step-aside': 'lost',
  'candidate.mark-overdue': 'waiting',
  'candidate.approve': 'agreed',
  'candidate.reject': 'lost',
  'candidate.withdraw': 'lost',
  'booking.confirm': 'agreed',
  'booking.cancel': 'lost',
  'booking.call-off': 'lost',
};

/**
 * Names the administrator that made the change, with the reason if it was made for the company; undefined for changes
 * by others, and for events about a mandate.
 */
function doneFor({ type, actor_role, actor_name, reason }: EditLogEntry): string | undefined {
  if (actor_role !== 'admin' || type.startsWith('mandate.')) return undefined;
  return `Gjort av ${actor_name}.${reason === null ? '' : ` Skäl: ${reason}`}`;
}

/**
 * A name with an apposition ('Medverka, för företaget') gets a closing comma, since the sentence continues after the
 * name.
 */
const inSentence = (entry: EditLogEntry): EditLogEntry =>
  entry.actor_name.includes(',') ? { ...entry, actor_name: `${entry.actor_name},` } : entry;

/** The edit log as a timeline of sentences, in the given order (newest first). */
export function editLogTimeline(entries: readonly EditLogEntry[], kind: ProjectKind): TimelineEntry[] {
  return entries.map((entry) => ({
    id: entry.id,
    at: entry.created_date,
    text: logSentence(entry.type, inSentence(entry), kind),
    detail: doneFor(entry),
    tone: tones[entry.type],
  }));
}
