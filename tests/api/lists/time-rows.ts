/** The lists of audition times, and the rows in them. */
import type pg from 'pg';
import type { ListRow } from './list-row.ts';

const CALLED = `select v.id, v.created_date, w.created_date as asked_date from invitations v
  left join slot_wishes w on w.invitation_id = v.id
  where v.audition_id = $audition and v.status in ('added', 'invited', 'accepted')`;

export const TIME_ROWS: Readonly<Record<string, ListRow>> = {
  'GET /auditions/:id/untimed items': {
    as: 'company',
    params: { id: '$audition' },
    made: CALLED,
    order: ['created_date', 'id'],
  },
  'GET /auditions/:id/wishes items': {
    as: 'company',
    params: { id: '$audition' },
    made: `${CALLED} and w.id is not null`,
    order: ['asked_date', 'id'],
  },
  'GET /talent/invitations/:id/free-times items': {
    as: 'talent',
    params: { id: '$timed_invitation' },
    made: `select s.id, s.starts_date, r.room_index from audition_slots s join audition_rooms r on r.id = s.room_id
      join invitations v on v.audition_id = s.audition_id where v.id = $timed_invitation`,
    order: ['starts_date', 'room_index', 'id'],
    no_ties: 'a room has one time at once',
  },
};

/** Lists that are parts of one audition day, or of a proposal for its times. */
export const TIME_PARTS = [
  ...['days', 'rooms', 'slots'].map((part) => `GET /auditions/:id/times ${part}`),
  ...['placed', 'left'].map((part) => `GET /auditions/:id/filling ${part}`),
];

/**
 * Makes many wishes for another time in this audition, and many free times in another audition to which the talent is
 * invited.
 *
 * @returns the id of the talent's invitation to the other audition
 */
export async function makeTimes(pool: pg.Pool, audition: string, talent: string): Promise<string> {
  await pool.query(
    `with called as (
      update invitations v set created_date = app_now() - (n * 7 % 11) * interval '1 hour'
      from (select id, row_number() over (order by id) as n from invitations where audition_id = $1) numbered
      where numbered.id = v.id returning v.*, n)
    insert into slot_wishes (invitation_id, audition_id, candidate_id, project_id, company_id, talent_id, status, is_in_line, created_date)
    select id, audition_id, candidate_id, project_id, company_id, talent_id, 'open', false, app_now() - (n * 5 % 7) * interval '1 hour'
    from called where status = 'invited'`,
    [audition],
  );
  const { rows } = await pool.query<{ id: string; audition_id: string }>(
    `update auditions d set may_choose_time = true from invitations v
     where v.audition_id = d.id and d.id <> $1 and v.talent_id = $2 and d.status = 'published' returning v.id, d.id as audition_id`,
    [audition, talent],
  );
  const [call] = rows;
  await pool.query(
    `with rooms as (
      insert into audition_rooms (audition_id, room_index, name) select $1, n, 'Sal ' || n from generate_series(0, 1) n returning id)
    insert into audition_slots (audition_id, room_id, starts_date, ends_date, published_date)
    select $1, id, starts, starts + interval '30 minutes', app_now()
    from rooms, generate_series('2099-03-01T09:00Z'::timestamptz, '2099-03-01T18:00Z', interval '30 minutes') starts
    order by gen_random_uuid()`,
    [call?.audition_id],
  );
  return call?.id ?? '';
}
