import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isAmong } from '#server/db/is-among.ts';
import { readSetting } from '#server/features/accounts/setting/queries.ts';
import type { Loaded, MakingAdapter } from '#server/lifecycle/adapter.ts';
import { type LoadedCheck, loadChecks } from './queries/load-checks.ts';

/** A check in the form that `move` takes. */
export function projectCheckObject(check: LoadedCheck): Loaded<'project_check'> {
  const { id, company_id, project_id, project_title, company_name } = check;
  return { id, subject: check, concerned: { company_id, project_id }, facts: { project_title, company_name } };
}

const COLUMN_OF = { project: 'x.project_id', project_check: 'x.id' } as const;

export const projectCheckAdapter: MakingAdapter<'project_check'> = {
  async load(trx, { of, ids }) {
    if (!(of in COLUMN_OF)) throw new Error(`Checks of projects are not found by ${of}`);
    const column = sql.ref(COLUMN_OF[of as keyof typeof COLUMN_OF]);
    return (await loadChecks(trx, isAmong(column, ids))).map(projectCheckObject);
  },
  writes: {
    approve: () => ({ reason: null }),
    'ask-changes': ({ reason }) => ({ reason }),
    refuse: ({ reason }) => ({ reason }),
    resubmit: (_words, { now }) => ({ waits_since: now }),
  },
  makesWhen: {
    'project.open-casting': async (trx, events, { now }) => {
      if ((await readSetting(trx, 'project_review')) === 'none') return [];
      const { rows } = await sql<{ id: string; title: string; company_id: string; company_name: string }>`
        select p.id, p.title, p.company_id, c.name as company_name
        from projects p join companies c on c.id = p.company_id
        where p.id = any(${events.map(({ subject_id }) => subject_id)}::uuid[]) and not c.is_known`.execute(trx);
      return rows.map(({ id, title, company_id, company_name }) => ({
        id: randomUUID(),
        values: { project_id: id, company_id, waits_since: now, created_date: now },
        concerned: { company_id, project_id: id },
        facts: { project_title: title, company_name },
      }));
    },
  },
};
