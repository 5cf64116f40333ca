import { randomUUID } from 'node:crypto';
import {
  answerUntil,
  challengeEnd,
  isOptionEnd,
  mayGiveOption,
  OPTIONS_AT_MOST,
} from '#domain/casting/option/option.rules.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { mayBeShown } from '#domain/people/talent/profile.rules.ts';
import type { Trx } from '#server/db/transaction.ts';
import { countInLine, findAsked, findTaken, holdAsked } from '#server/features/casting/option/queries/find-asked.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { make } from '#server/lifecycle/run.ts';
import { lapseRunOut } from './lapse-run-out.ts';

/**
 * Gives an option on a talent who has said yes, last in the line for the days of the terms. Locks the talent before the
 * line is counted, so that two options cannot get the same place.
 */
export async function giveOption(trx: Trx, actor: ProjectActor, id: string, ends_date: string, moment: Moment) {
  if (!(await holdAsked(trx, actor, id))) return refuse('not_found');
  await lapseRunOut(trx, id, moment);
  const asked = await findAsked(trx, id);
  if (!asked) return refuse('not_found');
  if (asked.project_status !== 'casting') return refuse('project_not_casting');
  if (asked.interest_status !== 'interested') return refuse('not_interested');
  // Another member of the company has given an option meanwhile.
  if (asked.has_standing_option) return refuse('changed_meanwhile');
  if (!mayGiveOption(asked)) return refuse('not_allowed_now');
  if (!mayBeShown(asked, moment.today)) return refuse('talent_not_visible');
  const { talent_id, company_id, project_id, role_id, days, first_day, last_day } = asked;
  const { project_title, company_name, talent_name, role_title } = asked;
  if (days === null || first_day === null || last_day === null) return refuse('not_allowed_now');
  if (!isOptionEnd(ends_date, first_day, moment)) return refuse('option_end_unfit');
  const taken = await findTaken(trx, talent_id, days);
  if (taken.length > 0) {
    return refuse('booking_clash', { clashes: taken.map((span) => ({ talent_id, talent_name, ...span })) });
  }
  const rank = 1 + (await countInLine(trx, talent_id, days));
  if (rank > OPTIONS_AT_MOST) return refuse('options_full');
  return make(trx, {
    noun: 'option',
    object: {
      id: randomUUID(),
      values: {
        candidate_id: id,
        project_id,
        role_id,
        company_id,
        talent_id,
        days,
        rank,
        ends_date,
        created_date: moment.now,
      },
      concerned: { candidate_id: id, project_id, company_id, talent_id },
      facts: {
        project_title,
        company_name,
        talent_name,
        role_title,
        first_day,
        last_day,
        rank,
        ends_date,
        answer_until: answerUntil({ ends_date, challenged_until: challengeEnd(moment.now) }),
      },
    },
    actor,
    moment,
    words: {},
  });
}
