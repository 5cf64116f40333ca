import { addWorkingDays } from '#domain/kernel/time/working-days.ts';
import { SILENT_WORKING_DAYS } from '#domain/projects/project/project.rules.ts';
import { nextReminder } from '#domain/projects/project/sign-reminders.ts';
import { isAmong } from '#server/db/is-among.ts';
import { sql } from '#server/db/sql.ts';
import type { Adapter, Loaded } from '#server/lifecycle/adapter.ts';
import { type LoadedProject, loadProjects, projectSubject } from './queries/load-project.ts';

/**
 * A project in the form that `move` takes. `accepts_short_roles`: true if the company has agreed to go on with fewer
 * talents than it planned.
 */
export function projectObject(project: LoadedProject, accepts_short_roles = false): Loaded<'project'> {
  const { id, company_id, company_name, title } = project;
  return {
    id,
    subject: projectSubject(project, accepts_short_roles),
    concerned: { company_id, project_id: id },
    facts: { project_title: title, company_name },
  };
}

export const projectAdapter: Adapter<'project'> = {
  async load(trx, { of, ids }) {
    if (of !== 'project') throw new Error(`Projects are not found by ${of}`);
    return (await loadProjects(trx, isAmong(sql.ref('p.id'), ids))).map((project) => projectObject(project));
  },
  hold: async (trx, id) => {
    await sql`select id from projects where id = ${id} for no key update`.execute(trx);
  },
  writes: {
    activate: (_words, { now }) => ({ sign_remind_date: nextReminder(now, now) }),
    'warn-of-rights': (_words, { today }) => ({ rights_told_on: today }),
    'await-payment': (_words, { today }) => ({ payment_awaited_on: today }),
    cancel: ({ reason }) => ({ cancel_reason: reason }),
    'ask-completion': ({ completes_on }, { now }) => ({ completion_asked_date: now, completes_on }),
  },
  byDeadline: {
    'remind-to-sign': ({ subject: { unsigned_count, unsigned_since } }, { now }) => ({
      words: { unsigned_count },
      values: { sign_remind_date: nextReminder(unsigned_since ?? now, now) },
    }),
    // The days are counted from the day of the question, so that a company that is asked late has the full time.
    'ask-completion': (_project, { today }) => ({
      words: { completes_on: addWorkingDays(today, SILENT_WORKING_DAYS) },
    }),
  },
};
