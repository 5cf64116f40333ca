import type { Moment } from '#domain/kernel/time/day.ts';
import { needsGuardian } from '#domain/people/guardian/guardian.rules.ts';
import { leadsElsewhere } from '#domain/people/profile/held-words.ts';
import { sql } from '#server/db/sql.ts';
import type { Trx } from '#server/db/transaction.ts';
import { lookAgain } from '#server/features/people/profile/commands.ts';

/** The parts of a profile's recording that are reviewed. */
interface Captioned {
  readonly talent_id: string;
  readonly caption: string;
}

/**
 * Locks the profile of a recording, before the recording, in the same order as an administrator's decision. Then sends
 * the caption to review if needed: always for a minor's caption, and for a caption with a way to reach the talent
 * elsewhere (`leadsElsewhere`, decision 0138).
 * @param otherwise for all other captions: 'by-setting' follows the administrators' setting, null means no review
 * @returns true if companies may not see the recording before the review
 */
export async function holdCaption(
  trx: Trx,
  { talent_id, caption }: Captioned,
  otherwise: 'by-setting' | null,
  moment: Moment,
): Promise<boolean> {
  const { rows } = await sql<{ birth_date: string | null }>`
    select birth_date::text from talents where id = ${talent_id} for no key update`.execute(trx);
  const isHeld =
    caption !== '' && rows.some((talent) => needsGuardian(talent, moment.today) || leadsElsewhere(caption));
  const when = isHeld ? 'always' : otherwise;
  return when !== null && (await lookAgain(trx, talent_id, moment, when));
}
