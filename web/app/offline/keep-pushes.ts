import { readSession } from '#web/features/accounts/session/session-store.ts';
import { wantsPushes } from '#web/features/talk/push/subscription.ts';

/** Sees to it that this browser still gets the pushes that the signed-in account wants here. */
export async function keepPushes(): Promise<void> {
  const account_id = readSession().record?.data.id;
  if (account_id === undefined || !wantsPushes(account_id)) return;
  const { keepDevice } = await import('#web/features/talk/push/keep-device.ts');
  // Without a network, or with a session that has just ended, the next opening tries again.
  await keepDevice(account_id).catch(() => undefined);
}
