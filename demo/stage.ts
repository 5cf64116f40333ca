import type { Refusal } from '#domain/kernel/refusal.ts';
import type { AdminActor, CompanyActor } from '#server/actor.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import type { Services } from '#server/services.ts';
import type { DemoCalendar } from './calendar.ts';
import { must } from './must.ts';
import type { PlannedRequest } from './plan-casting.ts';
import type { SeededTalent } from './seed-talents.ts';
import type { Story } from './story.ts';
import type { Timeline } from './timeline.ts';

/** A project while its story is played; its ids are empty until it is created. */
export interface ToldProject {
  readonly story: Story;
  readonly company: CompanyActor;
  readonly plan: readonly PlannedRequest[];
  id: string;
  role_ids: string[];
  readonly candidate_ids: Map<SeededTalent, string>;
}

export interface Stage {
  readonly services: Services;
  readonly calendar: DemoCalendar;
  readonly timeline: Timeline;
  /** The administrator who settles disputes and approves payouts. */
  readonly admin: AdminActor;
  /** The other administrator, who sends the payouts that `admin` has approved. */
  readonly clerk: AdminActor;
  /** Talents who have given their payment details. */
  readonly paid: Set<SeededTalent>;
}

/** Runs a command in a transaction of its own, as its route does. */
export async function run<T>(
  { services }: Pick<Stage, 'services'>,
  what: string,
  work: (trx: Trx) => Promise<T>,
): Promise<Exclude<T, Refusal>> {
  return must(await inTransaction(services.db, work), what);
}
