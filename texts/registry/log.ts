/** One sentence for every entry of a project's edit log. Total by type: a missing sentence does not compile. */

import type { WorkflowEvent } from '#domain/kernel/workflow/product.ts';
import type { ProjectKind } from '#domain/projects/project/project.rules.ts';
import { auditionsLog } from '#texts/auditions/log.ts';
import { castingLog } from '#texts/casting/log.ts';
import type { LogSentence, LogWords } from '#texts/kernel/log.ts';
import { moneyLog } from '#texts/money/log.ts';
import { officeLog } from '#texts/office/log.ts';
import { projectKindWords } from '#texts/projects/labels.ts';
import { projectsLog } from '#texts/projects/log.ts';
import { workLog } from '#texts/work/log.ts';

/** Entities whose events are in no project's log. */
type UnloggedNoun =
  | 'company'
  | 'company_change'
  | 'foreign_calendar'
  | 'cv_document'
  | 'tax_paper'
  | 'injury'
  | 'guardian'
  | 'payout'
  | 'batch'
  | 'correction'
  | 'credit_line'
  | 'inquiry'
  | 'profile'
  | 'recording'
  | 'representation'
  | 'appeal';

const logSentences: Readonly<Record<Exclude<WorkflowEvent, `${UnloggedNoun}.${string}`>, LogSentence>> = {
  ...projectsLog,
  ...castingLog,
  ...auditionsLog,
  ...workLog,
  ...moneyLog,
  ...officeLog,
};

/** The sentence of an entry; an entry under an old, renamed type shows the type. */
export function logSentence(type: string, words: LogWords, kind: ProjectKind = 'project'): string {
  const write = (logSentences as Readonly<Record<string, LogSentence>>)[type];
  return write ? write(words, projectKindWords[kind].name) : `${words.actor_name}: ${type}`;
}
