/** A double of a browser's push service: it knows devices by their addresses, and reads what it is given. */
import assert from 'node:assert';
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A push as the device reads it. */
interface Heard {
  readonly at: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: { readonly title: string; readonly path: string; readonly tag: string };
}

type Told = number | { readonly status: number; readonly retry_after: string } | 'silent';

/** Checks the signature, the audience and the end of a VAPID header (RFC 8292). */
function checkSender(authorization: string | undefined, public_key: string, audience: string): void {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization ?? '') ?? [];
  assert.strictEqual(key, public_key);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(public_key, 'base64url');
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)];
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  assert(isSigned, 'The signature is of another key');
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  assert.strictEqual(aud, audience);
  const hours = (Number(exp) - Date.now() / 1000) / 3600;
  assert(hours > 0 && hours <= 24, `The token is valid for ${hours} hours`);
  assert.match(String(sub), /^mailto:.+@.+/);
}

/** Decrypts a body of the coding aes128gcm (RFC 8188 and 8291) with the keys of the device. */
function decrypt(body: Buffer, device: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, keyLength] = [body.subarray(0, 16), body[20] ?? 0];
  const [sender, sealed] = [body.subarray(21, 21 + keyLength), body.subarray(21 + keyLength)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device.getPublicKey(), sender]);
  const ikm = Buffer.from(hkdfSync('sha256', device.computeSecret(sender), auth, info, 32));
  const part = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', ikm, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** Starts the double. `tell` sets the answer to a device's pushes, which is 201 otherwise. */
export async function startPushService() {
  const devices = new Map<string, { keys: ReturnType<typeof createECDH>; auth: Buffer; public_key: string }>();
  const told = new Map<string, Told>();
  const heard: Heard[] = [];
  const problems: unknown[] = [];
  const server = createServer(async (request, response) => {
    const at = request.url ?? '';
    const device = devices.get(at);
    const body = await buffer(request);
    const answer = told.get(at) ?? 201;
    try {
      assert(device, 'Nobody has this address');
      checkSender(request.headers.authorization, device.public_key, origin());
      const text = JSON.parse(decrypt(body, device.keys, device.auth)) as Heard['text'];
      heard.push({ at, headers: request.headers, text });
    } catch (error) {
      problems.push(error);
    }
    if (answer === 'silent') return;
    if (typeof answer === 'number') response.writeHead(answer).end();
    else response.writeHead(answer.status, { 'retry-after': answer.retry_after }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = () => `https://localhost:${(server.address() as AddressInfo).port}`;
  return {
    problems,
    /** A new device that has subscribed for a key: its address here, and what its browser adds it with. */
    subscribe(public_key: string) {
      const at = `/${randomBytes(16).toString('base64url')}`;
      const [keys, auth] = [createECDH('prime256v1'), randomBytes(16)];
      const p256dh = keys.generateKeys('base64url');
      devices.set(at, { keys, auth, public_key });
      return { at, body: { public_key, endpoint: origin() + at, p256dh, auth: auth.toString('base64url') } };
    },
    heardBy: (at: string) => heard.filter((one) => one.at === at),
    tell: (at: string, answer: Told) => told.set(at, answer),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
