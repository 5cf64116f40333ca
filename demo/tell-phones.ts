import { SMS_KINDS } from '#domain/kernel/sms/sms.ts';
import { ageOn, type Moment } from '#domain/kernel/time/day.ts';
import { chooseKinds, confirmWaiting, keepWaiting, phoneRowOf } from '#server/sms/phones.ts';
import type { SeededTalent } from './seed-talents.ts';
import type { Stage, ToldProject } from './stage.ts';

/** The first of the 95 mobile numbers that Post- och telestyrelsen keeps for fiction, and their count. */
const [FIRST, COUNT] = [46_701_740_605, 95] as const;

/** A talent confirms a mobile number and wants all text messages. */
async function givePhone({ services: { db, env } }: Stage, { person, actor }: SeededTalent, { now }: Moment) {
  const owner = { talent_id: actor.talent_id, consent_id: null };
  const id = await phoneRowOf(db, owner);
  const number = `+${FIRST + (person.portrait_seed % COUNT)}`;
  const code_hash = 'demonstration';
  await keepWaiting(db, env, id, { number, code_hash, expires_date: now });
  await confirmWaiting(db, { id, number, code_hash, wrong_tries: 0 }, now);
  await chooseKinds(db, owner, [...SMS_KINDS]);
}

/** Writes into the timeline the mobile numbers of the booked talents of age, all but the last of them. */
export function tellPhones(stage: Stage, { story, plan }: ToldProject): void {
  const { activated } = story;
  if (activated === undefined) return;
  const booked = plan.filter(({ outcome }) => outcome === 'approved').slice(0, -1);
  stage.timeline.add(activated, 18, async (moment) => {
    for (const { talent } of booked) {
      if (ageOn(talent.person.birth_date, moment.today) >= 18) await givePhone(stage, talent, moment);
    }
  });
}
