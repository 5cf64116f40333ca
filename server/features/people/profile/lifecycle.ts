import { sql } from 'kysely';
import type { ProfileSubject } from '#domain/people/profile/profile.workflow.ts';
import { isAmong } from '#server/db/is-among.ts';
import type { Adapter, Loaded } from '#server/lifecycle/adapter.ts';

interface LoadedProfile extends ProfileSubject {
  readonly id: string;
  readonly talent_name: string;
  readonly first_name: string;
}

const asObject = ({ id, talent_name, first_name, ...subject }: LoadedProfile): Loaded<'profile'> => ({
  id,
  subject,
  concerned: { talent_id: id },
  facts: { talent_name, first_name },
});

export const profileAdapter: Adapter<'profile'> = {
  async load(trx, { of, ids }) {
    if (of !== 'profile' && of !== 'talent') throw new Error(`Profiles are not found by ${of}`);
    const { rows } = await sql<LoadedProfile>`
      select id, review, standing, profile_completed, first_name, btrim(first_name || ' ' || last_name) as talent_name
      from talents where ${isAmong(sql.ref('id'), ids)} order by id`.execute(trx);
    return rows.map(asObject);
  },
  writes: {
    submit: (_words, { now }) => ({ submitted_date: now, review_asks: '[]' }),
    pass: (_words, { now }) => ({ approved_date: now }),
    'look-again': (_words, { now }) => ({ submitted_date: now }),
    approve: (_words, { now }) => ({ approved_date: now, submitted_date: null, review_asks: '[]' }),
    'ask-changes': ({ asks }) => ({ submitted_date: null, review_asks: JSON.stringify(asks) }),
    suspend: ({ reason }, { now }) => ({ standing_reason: reason, standing_date: now }),
    reinstate: (_words, { now }) => ({ standing_reason: null, standing_date: now }),
    merge: (_words, { now }) => ({ standing_date: now }),
  },
};
