import { challengeEnd } from '#domain/casting/option/option.rules.ts';
import { isAmong } from '#server/db/is-among.ts';
import { sql } from '#server/db/sql.ts';
import { underLocks } from '#server/db/under-locks.ts';
import type { Adapter, Loaded } from '#server/lifecycle/adapter.ts';
import { type LoadedOption, loadOptions } from './queries/load-options.ts';
import { lockQueuesOf } from './queries/lock-queue.ts';

/** An option in the form that `move` takes. */
export function optionObject(option: LoadedOption): Loaded<'option'> {
  const { id, candidate_id, project_id, company_id, talent_id } = option;
  const { project_title, company_name, talent_name, role_title } = option;
  const { first_day, last_day, rank, ends_date, answer_until } = option;
  return {
    id,
    subject: option,
    concerned: { candidate_id, project_id, company_id, talent_id },
    facts: {
      project_title,
      company_name,
      talent_name,
      role_title,
      first_day,
      last_day,
      rank,
      ends_date,
      answer_until,
    },
  };
}

const COLUMN_OF = {
  project: 'o.project_id',
  candidate: 'o.candidate_id',
  company: 'o.company_id',
  talent: 'o.talent_id',
  option: 'o.id',
} as const;

export const optionAdapter: Adapter<'option'> = {
  /** Loads standing options only, because no event changes the ended ones. */
  async load(trx, { of, ids }, moment) {
    if (!(of in COLUMN_OF)) throw new Error(`Options are not found by ${of}`);
    const where = isAmong(sql.ref(COLUMN_OF[of as keyof typeof COLUMN_OF]), ids);
    const standing = await underLocks(trx, [() => lockQueuesOf(trx, where)], () =>
      loadOptions(trx, sql`${where} and o.status in ('open', 'challenged')`, moment),
    );
    return standing.map(optionObject);
  },
  ofCandidates: (ids) => sql`options where ${isAmong(sql.ref('candidate_id'), ids)}`,
  writes: {
    challenge: (_words, { now }) => ({ challenge_date: now }),
    'face-challenge': (_words, { now }) => ({ challenged_until: challengeEnd(now) }),
    'become-first': () => ({ rank: 1 }),
    'become-second': () => ({ rank: 2 }),
  },
};
