/**
 * A small S3 in this process: the calls that our driver uses, with strict checks of signatures, and with faults that a
 * test asks for.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Options } from '#server/s3-settings.ts';
import { signatureProblem } from './s3-signature.ts';

/** The fault of all requests: an error with this status, no answer, or a read that stops after the first byte. */
type Fault = { status: number; code: string } | 'silent' | 'stalls';

interface Kept {
  readonly body: Buffer;
  readonly changed: Date;
}

export interface S3Double {
  readonly options: S3Options & { readonly credentials: { accessKeyId: string; secretAccessKey: string } };
  readonly objects: Map<string, Kept>;
  /** Unfinished multipart uploads by id. */
  readonly uploads: Map<string, { key: string; parts: Map<number, Buffer>; begun: Date }>;
  /** All requests since the start, as 'PUT private/…'. */
  readonly asked: string[];
  /** Applies to all requests until a test changes it. */
  fault: Fault | null;
  /** The clock by which objects and signatures age. */
  clock: () => Date;
  stop(): Promise<void>;
}

const BUCKET = 'medverka';
const PAGE = 3;
const etag = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;
const tag = (name: string, value: string | number) => `<${name}>${value}</${name}>`;

function answer(response: ServerResponse, status: number, xml = ''): ServerResponse {
  response.writeHead(status, { 'content-type': 'application/xml' });
  return response.end(xml && `<?xml version="1.0" encoding="UTF-8"?>${xml}`);
}
const refuse = (response: ServerResponse, status: number, code: string) =>
  answer(response, status, `<Error>${tag('Code', code)}${tag('Message', code)}</Error>`);

function give(double: S3Double, { method, headers }: IncomingMessage, response: ServerResponse, key: string): unknown {
  const kept = double.objects.get(key);
  if (!kept) return refuse(response, 404, 'NoSuchKey');
  const { body } = kept;
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  const part = start === undefined ? body : body.subarray(Number(start), Number(end) + 1);
  const range = start !== undefined && { 'content-range': `bytes ${start}-${end}/${body.length}` };
  response.writeHead(range ? 206 : 200, { 'content-length': part.length, etag: etag(body), ...range });
  if (method === 'HEAD') return response.end();
  return double.fault === 'stalls' ? response.write(part.subarray(0, 1)) : response.end(part);
}

function list({ objects, uploads }: S3Double, response: ServerResponse, query: URLSearchParams): unknown {
  if (query.has('uploads')) {
    const rows = [...uploads].map(([id, { key, begun }]) =>
      tag('Upload', tag('Key', key) + tag('UploadId', id) + tag('Initiated', begun.toISOString())),
    );
    return answer(response, 200, tag('ListMultipartUploadsResult', rows.join('')));
  }
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
  const page = keys.slice(0, PAGE);
  const rows = page.map((key) => {
    const { body, changed } = objects.get(key) as Kept;
    return tag('Contents', tag('Key', key) + tag('Size', body.length) + tag('LastModified', changed.toISOString()));
  });
  const next = keys.length > PAGE ? tag('NextContinuationToken', page.at(-1) ?? '') : '';
  return answer(response, 200, tag('ListBucketResult', rows.join('') + next));
}

function put(double: S3Double, response: ServerResponse, key: string, query: URLSearchParams, body: Buffer): unknown {
  const id = query.get('uploadId');
  if (id === null) double.objects.set(key, { body, changed: double.clock() });
  else double.uploads.get(id)?.parts.set(Number(query.get('partNumber')), body);
  response.setHeader('etag', etag(body));
  return answer(response, 200);
}

function post(double: S3Double, response: ServerResponse, key: string, query: URLSearchParams): unknown {
  const id = query.get('uploadId') ?? randomUUID();
  if (query.has('uploads')) {
    double.uploads.set(id, { key, parts: new Map(), begun: double.clock() });
    return answer(response, 200, tag('InitiateMultipartUploadResult', tag('UploadId', id)));
  }
  const parts = [...(double.uploads.get(id)?.parts ?? [])].sort(([a], [b]) => a - b);
  const body = Buffer.concat(parts.map(([, part]) => part));
  double.uploads.delete(id);
  double.objects.set(key, { body, changed: double.clock() });
  return answer(response, 200, tag('CompleteMultipartUploadResult', tag('ETag', 'x')));
}

function take(double: S3Double, request: IncomingMessage, response: ServerResponse, body: Buffer): unknown {
  const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://s3');
  const [, bucket, ...rest] = pathname.split('/');
  const key = decodeURIComponent(rest.join('/'));
  double.asked.push(`${request.method} ${key}`);
  const problem = signatureProblem(request, body, double.options.credentials, double.clock());
  if (problem) return refuse(response, 403, problem);
  if (double.fault === 'silent') return null;
  if (double.fault && double.fault !== 'stalls') return refuse(response, double.fault.status, double.fault.code);
  if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
  if (key === '') return list(double, response, query);
  if (request.method === 'PUT') return put(double, response, key, query, body);
  if (request.method === 'POST') return post(double, response, key, query);
  if (request.method !== 'DELETE') return give(double, request, response, key);
  if (!double.uploads.delete(query.get('uploadId') ?? '')) double.objects.delete(key);
  return answer(response, 204);
}

/** Starts the double on a free port, with one empty bucket. */
export async function startS3Double(): Promise<S3Double> {
  const server = createServer(async (request, response) => {
    // The driver takes its time from this header; Node would write the machine's time.
    response.setHeader('date', new Date().toUTCString());
    // If the client disconnects before the end of the body, the request is ignored.
    const body = await buffer(request).catch(() => null);
    if (body) take(double, request, response, body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const double: S3Double = {
    options: {
      bucket: BUCKET,
      region: 'eu-north-1',
      endpoint: `http://127.0.0.1:${port}`,
      credentials: { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a secret of the double' },
    },
    objects: new Map(),
    uploads: new Map(),
    asked: [],
    fault: null,
    clock: () => new Date(),
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
  return double;
}
