import { sql } from 'kysely';
import type { PushChoices, PushSettings } from '#contract/talk/push.ts';
import type { SignedInActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';
import { pushKindsFor } from '#server/events/pushes.ts';
import { choicesOf } from '#server/push/choices.ts';
import { publicKeyOf } from '#server/push/push-keys.ts';
import type { Services } from '#server/services.ts';

interface Choices {
  readonly off_kinds: string[];
  readonly quiet_from: string | null;
  readonly quiet_until: string | null;
}

/** What a person wants pushed. */
export async function findChoices(db: Db, account_id: string): Promise<PushChoices> {
  const { rows } = await sql<Choices>`
    select off_kinds, quiet_from, quiet_until from push_choices where account_id = ${account_id}`.execute(db);
  const { off_kinds, quiet } = choicesOf(rows[0]);
  return { off_kinds: [...off_kinds], quiet };
}

interface Device {
  readonly id: string;
  readonly session_id: string | null;
  readonly browser: string | null;
  readonly created_date: string;
  readonly used_date: string;
}

/** A person's devices, the latest used first, and what is pushed to them. */
export async function getPushSettings(services: Services, actor: SignedInActor): Promise<PushSettings> {
  const { db } = services;
  const { account_id, session_id, role } = actor;
  const [public_key, choices, { rows }] = await Promise.all([
    publicKeyOf(services),
    findChoices(db, account_id),
    sql<Device>`
      select id, session_id, browser, created_date, used_date from push_devices
      where account_id = ${account_id} order by used_date desc, id`.execute(db),
  ]);
  const devices = rows.map(({ session_id: own, ...device }) => ({
    ...device,
    is_current: own === session_id,
  }));
  return { public_key, kinds: pushKindsFor(role), choices, devices };
}
