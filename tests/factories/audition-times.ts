/** A day of an audition with rooms and times, over HTTP; bodies for the walks over all routes. */
import type { WrittenAudition } from '#contract/audition.ts';
import type { AuditionTimes } from '#contract/audition-day.ts';
import { addDays, dayOf } from '#domain/time/day.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import type { CallArgs, Raw } from './client.ts';
import type { Company, Talent } from './people.ts';
import { aProject, candidateOf } from './projects.ts';

/** A day in one room: three hours of half an hour each. */
const A_DAY = { from: '09:00', to: '12:00', minutes: 30, lunch: { from: '10:00', to: '10:30' } };

/** A published audition on the day ten days from now, with one room and its times; nobody has one. */
export async function anAuditionDay(
  server: TestServer,
  company: Company,
  talents: readonly Talent[],
  written: Partial<WrittenAudition> = {},
  cut: Partial<CallArgs<'POST /auditions/:id/times'>['body']> = {},
) {
  const { api } = company;
  const project = await aProject(server, company, { step: 4, asked: talents });
  const content = {
    ...{ kind: 'on_site', title: 'Prov i studion', instruction: 'Läs scenen.', place: 'Studion', contact: 'Kim' },
    ...{ decision_by: '2099-01-10', ...written },
  } as const;
  const { id, revision } = await api.ok('POST /projects/:id/auditions', { params: { id: project.id }, body: content });
  const params = { id };
  const candidate_ids = await Promise.all(talents.map(async (one) => (await candidateOf(company, project.id, one)).id));
  await api.ok('POST /auditions/:id/invitations', { params, body: { candidate_ids } });
  await api.ok('POST /auditions/:id/publish', { params, body: { revision } });
  await api.ok('PUT /auditions/:id/rooms', { params, body: { rooms: [{ id: null, name: 'Sal 1' }] } });
  const day = addDays(dayOf(server.services.clock()), 10);
  const { rooms } = await api.ok('GET /auditions/:id/times', { params, query: {} });
  const room_ids = rooms.map((room) => room.id);
  await api.ok('POST /auditions/:id/times', { params, body: { ...A_DAY, day, room_ids, ...cut } });
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

/** Who stands where: the number of each person's time on the day, or null. */
export function standing({ slots }: AuditionTimes, called: readonly string[]): (number | null)[] {
  const open = slots.filter(({ kind }) => kind === 'slot');
  return called.map((id) => {
    const at = open.findIndex(({ people }) => people.some((person) => person.id === id));
    return at < 0 ? null : at;
  });
}

/** A body good enough that a route looks for what it is about; undefined for routes of other nouns. */
export function timesBody(route: string, slot: string, invitation: string): Raw['body'] | undefined {
  if (route === 'PUT /auditions/:id/rooms') return { rooms: [{ id: null, name: 'Sal' }] };
  if (route === 'POST /auditions/:id/times') return { ...A_DAY, day: '2098-06-01', room_ids: [slot] };
  if (route === 'POST /auditions/:id/times/remove') return { slot_ids: [slot] };
  if (route === 'POST /auditions/:id/places') {
    return { places: [{ invitation_id: invitation, slot_id: slot, was: slot }] };
  }
  if (route === 'POST /appointments/sign-in') return { code: 'a-code-of-nobody' };
  if (route === 'POST /talent/invitations/:id/time') return { slot_id: slot };
  if (route === 'POST /talent/invitations/:id/time/confirm') return { starts_date: '2099-01-01T08:00:00.000Z' };
  if (route === 'POST /talent/invitations/:id/wish') return { words: 'Senare.', is_in_line: true };
  return / \/(audition-slots|appointments|slot-wishes)\//.test(route) ? {} : undefined;
}
