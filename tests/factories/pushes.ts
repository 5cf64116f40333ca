import { createECDH, randomBytes } from 'node:crypto';

/** A browser's subscription as it adds itself, with keys of its own and a new address at Chrome's push service. */
export function aSubscription(public_key: string, endpoint = anEndpoint()) {
  const browser = createECDH('prime256v1');
  return {
    public_key,
    endpoint,
    p256dh: browser.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
}

const anEndpoint = () => `https://fcm.googleapis.com/fcm/send/${randomBytes(32).toString('base64url')}`;
