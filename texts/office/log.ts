import type { mandateWorkflow } from '#domain/office/mandate/mandate.workflow.ts';
import type { LogSentencesOf } from '#texts/kernel/log.ts';

/** Sentences of a project's edit log for the events of the office. */
export const officeLog: LogSentencesOf<typeof mandateWorkflow> = {
  'mandate.begin': (w) => `${w.actor_name} började hjälpa företaget.`,
  'mandate.begin-for-talent': (w) => `${w.actor_name} började hjälpa en talang.`,
  'mandate.put-down': (w) => `${w.actor_name} hjälper inte längre företaget.`,
  'mandate.lapse': () => 'Hjälpen till företaget tog slut efter en timme.',
};
