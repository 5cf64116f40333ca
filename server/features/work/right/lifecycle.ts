import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type EndingStage, quietUntil } from '#domain/work/right/right.rules.ts';
import { isAmong } from '#server/db/is-among.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { NewEvent } from '#server/events/event.ts';
import type { ByDeadline, Loaded, Making, MakingAdapter } from '#server/lifecycle/adapter.ts';
import { findSignedLines } from './queries/find-signed-lines.ts';
import { type LoadedRight, loadRights } from './queries/load-right.ts';

/** A right in the form that `move` takes. */
export function rightObject(right: LoadedRight): Loaded<'right'> {
  const { id, candidate_id, project_id, company_id, talent_id } = right;
  const { project_title, company_name, talent_name, role_title } = right;
  const { media, territory, starts_on, ends_on } = right;
  return {
    id,
    subject: right,
    concerned: { candidate_id, project_id, company_id, talent_id },
    facts: { project_title, company_name, talent_name, role_title, media, territory, starts_on, ends_on },
  };
}

/** The rights to make when agreements are signed: one for each line of rights. */
async function grantsOf(trx: Trx, events: readonly NewEvent[]): Promise<Making<'right'>[]> {
  const lines = await findSignedLines(
    trx,
    events.map(({ subject_id }) => subject_id),
  );
  return lines.map(({ facts, values }) => {
    const { candidate_id, project_id, company_id, talent_id } = values;
    return { id: randomUUID(), values, concerned: { candidate_id, project_id, company_id, talent_id }, facts };
  });
}

/**
 * The values to store when a notice about the right's end is sent: the next notice is sent the day after `quiet_until`.
 */
const told =
  (stage: EndingStage) =>
  ({ subject: { ends_on } }: Loaded<'right'>): ByDeadline<'right', 'near-end-60'> => ({
    words: {},
    values: { quiet_until: ends_on === null ? null : quietUntil(ends_on, stage) },
  });

const COLUMN_OF = { project: 'u.project_id', candidate: 'u.candidate_id', right: 'u.id' } as const;

export const rightAdapter: MakingAdapter<'right'> = {
  async load(trx, { of, ids }) {
    if (!(of in COLUMN_OF)) throw new Error(`Rights are not found by ${of}`);
    const column = sql.ref(COLUMN_OF[of as keyof typeof COLUMN_OF]);
    return (await loadRights(trx, isAmong(column, ids))).map(rightObject);
  },
  hold: async (trx, id) => {
    // Locks the project first, as orders and signatures do, so that the company gets one notice about all rights of the
    // project.
    await sql`
      select p.id from projects p join usage_rights u on u.project_id = p.id where u.id = ${id} for no key update of p`.execute(
      trx,
    );
    await sql`select id from usage_rights where id = ${id} for no key update`.execute(trx);
  },
  byDeadline: { 'near-end-60': told(60), 'near-end-30': told(30), 'near-end-7': told(7) },
  makesWhen: { 'agreement.sign': grantsOf },
};
