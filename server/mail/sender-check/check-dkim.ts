import { createPublicKey } from 'node:crypto';
import { type Finding, type ReadTxt, tagsOf } from './finding.ts';

/** RFC 8301: shorter keys are not valid, and 2048 bits are recommended. */
const [BITS_AT_LEAST, BITS_WISE] = [1024, 2048];

const RAW_ED25519_BYTES = 32;

/** The length of an RSA key in bits; null for another text. */
function bitsOf(base64: string): number | null {
  try {
    const key = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyDetails?.modulusLength ?? null;
  } catch {
    return null;
  }
}

function judge(record: string): Omit<Finding, 'of'> {
  const tags = tagsOf(record);
  const fails = (sentence: string) => ({ verdict: 'fails', sentence }) as const;
  if (!tags || (tags.has('v') && tags.get('v') !== 'DKIM1') || !tags.has('p')) {
    return fails('is not a key that receivers understand');
  }
  const key = (tags.get('p') ?? '').replace(/\s/g, '');
  if (key === '') return fails('is revoked (an empty p=), so every signature by it is invalid');
  if (tags.has('h') && !/(?:^|:)\s*(?:\*|sha256)\s*(?:$|:)/i.test(tags.get('h') ?? '')) {
    return fails('does not allow SHA-256, by which mails are signed');
  }
  const kind = (tags.get('k') ?? 'rsa').toLowerCase();
  if (kind === 'ed25519') {
    return Buffer.from(key, 'base64').length === RAW_ED25519_BYTES
      ? { verdict: 'weak', sentence: 'is an Ed25519 key, which many receivers do not know: sign by an RSA key as well' }
      : fails('is no Ed25519 key');
  }
  const bits = kind === 'rsa' ? bitsOf(key) : null;
  if (bits === null) return fails('is no key that can be read');
  if (bits < BITS_AT_LEAST) return fails(`has ${bits} bits, which receivers do not accept`);
  if (/(?:^|:)\s*y\s*(?:$|:)/i.test(tags.get('t') ?? '')) {
    return { verdict: 'weak', sentence: 'is marked as a test (t=y), so receivers may ignore the signature' };
  }
  return bits < BITS_WISE
    ? { verdict: 'weak', sentence: `has ${bits} bits: make a new one of ${BITS_WISE}` }
    : { verdict: 'stands', sentence: `is there, with ${bits} bits` };
}

/** The public key of a selector. */
export async function checkDkim(read: ReadTxt, domain: string, selector: string | undefined): Promise<Finding> {
  if (selector === undefined) {
    return {
      of: 'DKIM',
      verdict: 'unknown',
      sentence: 'DKIM: a key is found by its selector: set MAIL_DKIM_SELECTOR to that of your mail service.',
    };
  }
  const name = `${selector}._domainkey.${domain}`;
  const records = (await read(name)).filter((one) => one.includes('p='));
  if (records.length !== 1) {
    const why = records.length === 0 ? 'is not there' : `is there ${records.length} times, and receivers may take any`;
    return { of: 'DKIM', verdict: 'fails', sentence: `DKIM: the key ${name} ${why}.` };
  }
  const { verdict, sentence } = judge(records[0] ?? '');
  return { of: 'DKIM', verdict, sentence: `DKIM: the key ${name} ${sentence}.` };
}
