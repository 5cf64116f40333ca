import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import { confirmTime } from '#server/features/auditions/audition-day/commands/answer-time.ts';
import { askForTime } from '#server/features/auditions/audition-day/commands/ask-for-time.ts';
import { placePeople } from '#server/features/auditions/audition-day/commands/place-people.ts';
import { publishTimes } from '#server/features/auditions/audition-day/commands/publish-times.ts';
import { layOutDay } from '#server/features/auditions/audition-day/commands/write-times.ts';
import { findFilling } from '#server/features/auditions/audition-day/queries/find-filling.ts';
import { run, type Stage, type ToldProject } from './stage.ts';

const HOURS = { from: '09:00', to: '14:00', minutes: 30, pause_minutes: 5, lunch: { from: '12:00', to: '13:00' } };

const WISH = { words: 'Jag repeterar till lunch den dagen.', after_time: '13:00', before_time: null, is_in_line: true };

/** Plans the day of a published audition: two rooms, filled automatically, with published slots. */
export async function tellTimes(stage: Stage, told: ToldProject, moment: Moment): Promise<void> {
  const { story, company, id: project_id } = told;
  const { rows } = await sql<{ id: string }>`
    select id from auditions where project_id = ${project_id} and kind = 'on_site' and status = 'published'`.execute(
    stage.services.db,
  );
  const id = rows[0]?.id;
  if (!id) return;
  const day = { ...HOURS, day: stage.calendar.day(4), capacity: 2, rooms: ['Väntrummet', 'Mottagning 3'] };
  await run(stage, `${story.title}: lay out`, (trx) => layOutDay(trx, company, id, day));
  const filling = await findFilling(stage.services.db, company, id, { order: 'role', seed: 1 }, moment);
  const places = (filling?.placed ?? []).map(({ invitation_id, slot_id }) => ({ invitation_id, slot_id, was: null }));
  if (places.length === 0) return;
  await run(stage, `${story.title}: fill`, (trx) => placePeople(trx, company, id, places));
  await run(stage, `${story.title}: publish times`, (trx) => publishTimes(trx, company, id, moment));
}

/** In turn, two talents of four confirm their slots, one asks for another slot, and one does not answer. */
export async function answerTimes(stage: Stage, { story, plan, id }: ToldProject, moment: Moment): Promise<void> {
  const { rows } = await sql<{ id: string; talent_id: string; starts_date: string }>`
    select invitation_id as id, talent_id, starts_date from appointments
    where project_id = ${id} and status = 'told' order by starts_date, id`.execute(stage.services.db);
  for (const [index, { id: invitation, talent_id, starts_date }] of rows.entries()) {
    const actor = plan.find(({ talent }) => talent.actor.talent_id === talent_id)?.talent.actor;
    if (!actor || index % 4 === 3) continue;
    await run(stage, `${story.title}: time`, (trx) =>
      index % 4 === 1
        ? askForTime(trx, actor, invitation, WISH, moment)
        : confirmTime(trx, actor, invitation, starts_date, moment),
    );
  }
}
