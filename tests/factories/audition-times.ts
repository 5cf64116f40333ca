/** An audition day with rooms and slots, over HTTP; rows and bodies for tests that call all routes. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { WrittenAudition } from '#contract/auditions/audition.ts';
import type { AuditionTimes } from '#contract/auditions/audition-day.ts';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import type { CallArgs, Raw } from './client.ts';
import type { Company, Talent } from './people.ts';
import { aProject, candidateOf } from './projects.ts';

/** An instant so far in the future that no deadline has passed. */
const FAR = '2099-01-01T08:00:00.000Z';

/** A day in one room: slots of half an hour from 9 to 12, with lunch at 10. */
const A_DAY = { from: '09:00', to: '12:00', minutes: 30, lunch: { from: '10:00', to: '10:30' } };

/**
 * A published audition to which the talents are invited, with a day in ten days: one room, and slots that nobody has.
 */
export async function anAuditionDay(
  server: TestServer,
  company: Company,
  talents: readonly Talent[],
  written: Partial<WrittenAudition> = {},
  cut: Partial<CallArgs<'POST /auditions/:id/times'>['body']> = {},
) {
  const { api } = company;
  const project = await aProject(server, company, { step: 4, asked: talents });
  const content: CallArgs<'POST /projects/:id/auditions'>['body'] = {
    kind: 'on_site',
    title: 'Prov i studion',
    instruction: 'Läs scenen.',
    place: 'Studion',
    contact: 'Kim',
    decision_by: '2099-01-10',
    ...written,
  };
  const { id, revision } = await api.ok('POST /projects/:id/auditions', { params: { id: project.id }, body: content });
  const params = { id };
  const candidate_ids = await Promise.all(talents.map(async (one) => (await candidateOf(company, project.id, one)).id));
  await api.ok('POST /auditions/:id/invitations', { params, body: { candidate_ids } });
  await api.ok('POST /auditions/:id/publish', { params, body: { revision } });
  const day = addDays(dayOf(server.services.clock()), 10);
  await api.ok('POST /auditions/:id/times', { params, body: { ...A_DAY, day, rooms: ['Sal 1'], ...cut } });
  const times = () => api.ok('GET /auditions/:id/times', { params, query: {} });
  const { items } = await api.ok('GET /auditions/:id/untimed', { params, query: {} });
  const called = talents.map((one) => items.find(({ talent_id }) => talent_id === one.talent_id)?.id ?? '');
  const slots = (await times()).slots.filter(({ kind }) => kind === 'slot');
  const place = (...places: readonly [person: number, to: number | null, from: number | null][]) =>
    api.raw('POST /auditions/:id/places', {
      params,
      body: {
        places: places.map(([person, to, from]) => ({
          invitation_id: called[person],
          slot_id: to === null ? null : slots[to]?.id,
          was: from === null ? null : slots[from]?.id,
        })),
      },
    });
  const publish = () => api.ok('POST /auditions/:id/publish-times', { params });
  return { id, day, project, called, slots, times, place, publish };
}

/** For each invitation the index of its slot in the day, or null without one. */
export function standing({ slots }: AuditionTimes, called: readonly string[]): (number | null)[] {
  const open = slots.filter(({ kind }) => kind === 'slot');
  return called.map((id) => {
    const at = open.findIndex(({ people }) => people.some((person) => person.id === id));
    return at < 0 ? null : at;
  });
}

/** A valid body, so that the route goes on to look for its object; undefined for other routes. */
export function timesBody(route: string): Raw['body'] | undefined {
  if (route === 'POST /auditions/:id/times') return { ...A_DAY, day: '2098-06-01', rooms: ['Sal 2'] };
  if (route === 'POST /auditions/:id/times/remove') return { slot_ids: [randomUUID()] };
  if (route === 'POST /auditions/:id/places') {
    return { places: [{ invitation_id: randomUUID(), slot_id: null, was: null }] };
  }
  if (route === 'POST /appointments/sign-in') return { code: 'a-code-of-nobody' };
  if (route === 'POST /talent/invitations/:id/time') return { slot_id: randomUUID() };
  if (route === 'POST /talent/invitations/:id/time/confirm') return { starts_date: FAR };
  if (route === 'POST /talent/invitations/:id/wish') return { words: 'Senare.', is_in_line: true };
  return / \/(audition-slots|appointments|slot-wishes)\//.test(route) ? {} : undefined;
}

/** Ids of an invitation's audition, slot and appointment, and of its slot wish. */
export interface TimedRows {
  readonly met_audition: string;
  readonly slot: string;
  readonly appointment: string;
  readonly wish: string;
}

/** Gives an invitation an appointment far in the future that the talent has been notified of, and a slot wish. */
export async function timedRows(pool: pg.Pool, invitation: string): Promise<TimedRows> {
  const { rows } = await pool.query<TimedRows>(
    `with room as (
      insert into audition_rooms (audition_id, room_index, name)
      select audition_id, 0, 'Sal' from invitations where id = $1 returning *),
    slot as (
      insert into audition_slots (audition_id, room_id, starts_date, ends_date, capacity, published_date)
      select audition_id, id, $2::timestamptz, $2::timestamptz + interval '30 minutes', 2, app_now() from room returning *),
    planned as (update invitations set slot_id = slot.id from slot where invitations.id = $1),
    told as (
      insert into appointments (invitation_id, audition_id, candidate_id, project_id, company_id, talent_id, slot_id,
        status, starts_date, ends_date, code, told_date)
      select i.id, i.audition_id, i.candidate_id, i.project_id, i.company_id, i.talent_id, slot.id, 'told',
        slot.starts_date, slot.ends_date, i.id::text, app_now() from invitations i, slot where i.id = $1 returning id),
    asked as (
      insert into slot_wishes (invitation_id, audition_id, candidate_id, project_id, company_id, talent_id, status, is_in_line)
      select id, audition_id, candidate_id, project_id, company_id, talent_id, 'open', true from invitations where id = $1
      returning id)
    select slot.audition_id as met_audition, slot.id as slot, told.id as appointment, asked.id as wish
    from slot, told, asked`,
    [invitation, FAR],
  );
  const [made] = rows;
  if (!made) throw new Error('There is no such call');
  return made;
}

interface Timed extends TimedRows {
  readonly met: string;
  /** A draft audition that has an invitation without a slot. */
  readonly draft: string;
}

/** The id in `timed` for the path of a route; undefined for other routes. */
export function timedId(route: string, timed: Timed): string | undefined {
  if (/ \/auditions\/:id\/(untimed|filling)/.test(route)) return timed.draft;
  if (/ \/auditions\/:id\/(times|wishes|places|publish-times)/.test(route)) return timed.met_audition;
  if (/ \/talent\/invitations\/:id\/(time|free-times|wish)/.test(route)) return timed.met;
  if (route.includes(' /audition-slots/')) return timed.slot;
  if (route.includes(' /appointments/:id')) return timed.appointment;
  return route.includes(' /slot-wishes/') ? timed.wish : undefined;
}
