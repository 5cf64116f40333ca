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

/** The doer, where that was an administrator: the reason stands there for acts in the company's place. */
function doneFor({ type, actor_role, actor_name, reason }: EditLogEntry): string | undefined {
  if (actor_role !== 'admin' || type.startsWith('mandate.')) return undefined;
  return `Gjort av ${actor_name}.${reason === null ? '' : ` Skäl: ${reason}`}`;
}

/** A name with an apposition, as 'Medverka, för företaget', ends it where the sentence goes on. */
const inSentence = (entry: EditLogEntry): EditLogEntry =>
  entry.actor_name.includes(',') ? { ...entry, actor_name: `${entry.actor_name},` } : entry;

/** The sentences of the edit log as a timeline, in the order they come (newest first). */
export function editLogTimeline(entries: readonly EditLogEntry[], kind: ProjectKind): TimelineEntry[] {
  return entries.map((entry) => ({
    id: entry.id,
    at: entry.created_date,
    text: logSentence(entry.type, inSentence(entry), kind),
    detail: doneFor(entry),
    tone: tones[entry.type],
  }));
}
