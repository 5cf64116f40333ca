/** This browser's subscription at its push service. */
import type { CallArgs } from '#web/api/client.ts';
import { inText } from './in-text.ts';

/** The account that wants pushes in this browser, and the address it gave; emptied when somebody signs out. */
const ADDED = 'medverka.pushes';

const added = (account_id: string, endpoint: string) => `${account_id} ${endpoint}`;

/** True if the account has added this browser and not signed out since. */
export const wantsPushes = (account_id: string): boolean =>
  localStorage.getItem(ADDED)?.startsWith(added(account_id, '')) ?? false;

/** True if the server has been told of this subscription: the browser may have replaced it meanwhile. */
export const isAdded = (account_id: string, subscription: PushSubscription | null): boolean =>
  subscription !== null && localStorage.getItem(ADDED) === added(account_id, subscription.endpoint);

/** The registration of our worker; undefined in a browser without workers or pushes, and before the worker is there. */
export async function pushRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration && 'pushManager' in registration ? registration : undefined;
}

/** The permission for notifications; null in a browser without them. */
export const permission = (): NotificationPermission | null =>
  'Notification' in window ? Notification.permission : null;

/** The present subscription if it is for this key. One for another key, which no push can reach, is ended. */
export async function subscriptionFor(
  { pushManager }: ServiceWorkerRegistration,
  public_key: string,
): Promise<PushSubscription | null> {
  const present = await pushManager.getSubscription();
  if (!present || inText(present.options.applicationServerKey) === public_key) return present;
  await present.unsubscribe();
  return null;
}

export type NewDevice = CallArgs<'POST /account/push/devices'>['body'];

/**
 * Subscribes if need be, and adds this browser to the account's devices.
 * @param add sends the subscription to the server
 */
export async function addThisBrowser(
  registration: ServiceWorkerRegistration,
  { public_key, account_id }: { readonly public_key: string; readonly account_id: string },
  add: (device: NewDevice) => Promise<unknown>,
): Promise<void> {
  const present = await subscriptionFor(registration, public_key);
  const options = { userVisibleOnly: true, applicationServerKey: public_key };
  const subscription = present ?? (await registration.pushManager.subscribe(options));
  const { endpoint } = subscription;
  const [p256dh, auth] = [inText(subscription.getKey('p256dh')), inText(subscription.getKey('auth'))];
  await add({ public_key, endpoint, p256dh, auth });
  localStorage.setItem(ADDED, added(account_id, endpoint));
}

/** Ends this browser's subscription; the server removes the device on its own. */
export async function leaveThisBrowser(): Promise<void> {
  localStorage.removeItem(ADDED);
  const registration = await pushRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
