import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TalentActor } from '#server/actor.ts';
import { reportInjury } from '#server/features/work/injury/commands/report-injury.ts';
import { run, type Stage } from './stage.ts';

/** Adds an injury at work to the timeline, which a talent reports and which waits for finance. */
export function tellInjury(stage: Stage, talent: TalentActor): void {
  const { db, env } = stage.services;
  stage.timeline.add(-1, 15, async (moment) => {
    const { rows } = await sql<{ assignment_id: string; happened_on: string }>`
      select candidate_id as assignment_id, ends_on as happened_on from bookings
      where talent_id = ${talent.talent_id} and status in ('confirmed', 'completed') and ends_on <= ${moment.today}
      order by ends_on desc, id limit 1`.execute(db);
    const [last] = rows;
    if (!last) throw new Error('A talent of the demonstration has not worked yet');
    const words = {
      at_time: '14:30',
      place: 'Trappan mellan studion och logen',
      what: 'Jag halkade på en kabel när vi bytte scen.',
      injury: 'Stukad fot. Läkaren sa två veckors vila.',
    };
    const injury = { id: randomUUID(), ...last, is_serious: false, words };
    await run(stage, 'an injury at work', (trx) => reportInjury(trx, env, talent, injury, moment));
  });
}
