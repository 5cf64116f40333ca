/**
 * A software authenticator that takes part in whole passkey ceremonies without a browser. It signs with ES256 and gives
 * no attestation.
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** False values that an authenticator or browser can send, to test the server's checks. */
export interface Lies {
  /** The origin that the browser reports. */
  readonly origin?: string;
  /** The host name for which the key was made. */
  readonly rp_id?: string;
  readonly challenge?: string;
  /** False if the authenticator has not verified its user. */
  readonly is_user_verified?: boolean;
  /** The counter to send instead of the next one. */
  readonly counter?: number;
  /** True signs other data than the answer contains. */
  readonly is_signature_wrong?: boolean;
  readonly user_handle?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: the options are JSON for a browser, which the contract leaves open
type BrowserOptions = any;

const PRESENT = 0x01;
const VERIFIED = 0x04;
const CREDENTIAL_INCLUDED = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');

function clientData(type: string, challenge: string, origin: string): string {
  return JSON.stringify({ type, challenge, origin, crossOrigin: false });
}

function authenticatorData(rp_id: string, flags: number, counter: number, rest = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(flags, 0);
  head.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(rp_id), head, rest]);
}

/**
 * A new authenticator with one key for a site. If `counts` is false, its counter stays 0, as with synchronised keys.
 */
export function makeAuthenticator(site: string, { counts = true } = {}) {
  const { origin, hostname } = new URL(site);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;
  let owner = '';
  const coseKey = new Map<number, number | Uint8Array>([
    [1, 2], // kty: EC2
    [3, -7], // alg: ES256
    [-1, 1], // crv: P-256
    [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
    [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
  ]);
  const count = (lies: Lies) => {
    counter = lies.counter ?? counter + (counts ? 1 : 0);
    return counter;
  };
  const flagsOf = ({ is_user_verified = true }: Lies) => PRESENT + (is_user_verified ? VERIFIED : 0);
  const named = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} };

  return {
    /** Answers the options of a registration, as `navigator.credentials.create` would. */
    create(options: BrowserOptions, lies: Lies = {}) {
      owner = options.user.id;
      const credential = Buffer.concat([
        Buffer.alloc(16), // AAGUID 0: names no model
        Buffer.from([0, id.length]),
        id,
        isoCBOR.encode(coseKey),
      ]);
      const authData = authenticatorData(
        lies.rp_id ?? hostname,
        flagsOf(lies) + CREDENTIAL_INCLUDED,
        count(lies),
        credential,
      );
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ]);
      const client = clientData('webauthn.create', lies.challenge ?? options.challenge, lies.origin ?? origin);
      return {
        ...named,
        response: {
          clientDataJSON: base64url(client),
          attestationObject: base64url(Buffer.from(isoCBOR.encode(attestation as never))),
          transports: ['internal'],
        },
      };
    },

    /** Answers the options of a sign-in, as `navigator.credentials.get` would. */
    get(options: BrowserOptions, lies: Lies = {}) {
      const client = clientData('webauthn.get', lies.challenge ?? options.challenge, lies.origin ?? origin);
      const authData = authenticatorData(lies.rp_id ?? hostname, flagsOf(lies), count(lies));
      const signed = Buffer.concat([authData, sha256(lies.is_signature_wrong ? 'something else' : client)]);
      return {
        ...named,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(sign('sha256', signed, privateKey)),
          userHandle: lies.user_handle ?? owner,
        },
      };
    },
  };
}
