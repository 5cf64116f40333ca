import { api } from '#web/api/client.ts';
import { addThisBrowser, isAdded, permission, pushRegistration, subscriptionFor, wantsPushes } from './subscription.ts';

/**
 * Adds this browser again if its account wants pushes here and the server does not have it: after another sign-in, with
 * new keys, or when the browser has got another address. Nobody is asked.
 */
export async function keepDevice(account_id: string): Promise<void> {
  if (!wantsPushes(account_id) || permission() !== 'granted') return;
  const registration = await pushRegistration();
  if (!registration) return;
  const { public_key, devices } = await api('GET /account/push');
  const subscription = await subscriptionFor(registration, public_key);
  if (isAdded(account_id, subscription) && devices.some(({ is_current }) => is_current)) return;
  await addThisBrowser(registration, { public_key, account_id }, (body) => api('POST /account/push/devices', { body }));
}
