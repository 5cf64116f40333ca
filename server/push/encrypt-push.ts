import type { PushSubscription } from 'web-push';

/** A subscription of a browser, as it is sealed. */
export type Subscription = Pick<PushSubscription, 'endpoint' | 'keys'>;

/** The key pair and the sender by which a push service recognises Medverka. */
interface Vapid {
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

interface Options {
  readonly vapidDetails: Vapid;
  /** Seconds for which the service keeps the push for a device that is away. */
  readonly TTL: number;
  readonly urgency: 'normal' | 'high';
  /** A later push of the same topic replaces one that has not reached the device. */
  readonly topic: string;
}

/** The request that gives a push to its service; only the device can read the text. */
export async function encryptPush(subscription: Subscription, text: string, options: Options) {
  // Loaded with the first push: the process that sends pushes may be another one.
  const { default: webPush } = await import('web-push');
  const { headers, body } = webPush.generateRequestDetails(subscription, text, options);
  const written = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const);
  return { headers: Object.fromEntries(written), body: body ?? '' };
}

/** A new key pair for push services. */
export async function makeKeyPair() {
  const { default: webPush } = await import('web-push');
  return webPush.generateVAPIDKeys();
}
