/** Checks Signature Version 4 by the request alone, so that our requests are valid at any S3 service. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface S3Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const SKEW_MS = 15 * 60 * 1000;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** Milliseconds since 1970 of a time such as '20260814T100000Z'. */
const timeOf = (stamp: string) =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** The parts of a signature, from the Authorization header or from the query of a presigned URL. */
function claimOf(url: URL, { headers }: IncomingMessage) {
  const query = url.searchParams;
  if (query.has('X-Amz-Signature')) {
    return {
      credential: query.get('X-Amz-Credential') ?? '',
      signed: query.get('X-Amz-SignedHeaders') ?? '',
      signature: query.get('X-Amz-Signature') ?? '',
      stamp: query.get('X-Amz-Date') ?? '',
      good_for_ms: Number(query.get('X-Amz-Expires')) * 1000,
      content: 'UNSIGNED-PAYLOAD',
    };
  }
  const parts = /^AWS4-HMAC-SHA256 Credential=(\S+), ?SignedHeaders=(\S+), ?Signature=(\w+)$/;
  const [, credential = '', signed = '', signature = ''] = parts.exec(headers.authorization ?? '') ?? [];
  const content = String(headers['x-amz-content-sha256'] ?? '');
  return { credential, signed, signature, stamp: String(headers['x-amz-date'] ?? ''), good_for_ms: SKEW_MS, content };
}

/**
 * S3's error code for a request. Null if these keys signed it, it arrives within the allowed minutes, and it is
 * unchanged.
 */
export function signatureProblem(request: IncomingMessage, body: Buffer, keys: S3Keys, now: Date): string | null {
  const url = new URL(request.url ?? '', 'http://s3');
  const { credential, signed, signature, stamp, good_for_ms, content } = claimOf(url, request);
  const [accessKeyId, day = '', region = '', service = '', end = ''] = credential.split('/');
  if (accessKeyId !== keys.accessKeyId) return accessKeyId ? 'InvalidAccessKeyId' : 'AccessDenied';
  const age = now.getTime() - timeOf(stamp);
  if (!(age >= -SKEW_MS && age < good_for_ms)) return 'RequestTimeTooSkewed';
  if (content !== 'UNSIGNED-PAYLOAD' && content !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  if (!signed.split(';').includes('host')) return 'SignatureDoesNotMatch';
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort();
  const lines = signed.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  const asked = [request.method, url.pathname, query.join('&'), lines.join(''), signed, content].join('\n');
  const scope = [day, region, service, end].join('/');
  const text = ['AWS4-HMAC-SHA256', stamp, scope, sha256(asked)].join('\n');
  const key = [region, service, end].reduce<Buffer>(hmac, hmac(`AWS4${keys.secretAccessKey}`, day));
  const [expected, given] = [hmac(key, text), Buffer.from(signature, 'hex')];
  const isRight = stamp.startsWith(day) && expected.length === given.length && timingSafeEqual(expected, given);
  return isRight ? null : 'SignatureDoesNotMatch';
}
