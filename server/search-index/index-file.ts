import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { MUNICIPALITIES } from '#domain/kernel/vocabulary/municipalities.ts';
import { type Bits, countBits, eachOf, hasBit, type Posting, wordsFor } from './doc-set.ts';
import { Ids, NUMBERS_OF_ID, placesOf } from './id-array.ts';
import type { Horizon } from './load.ts';
import { Postings } from './postings.ts';
import { type Segment, wordsOf } from './segment.ts';
import { sharedNumbers } from './shared-numbers.ts';

/**
 * The index in a file, so that a start need not load all talents. The file names its database and the transactions that
 * it has seen (decision 0024), so that later changes are read as always. A damaged file, or one written by other code,
 * is ignored.
 */
export interface KeptIndex {
  readonly segments: readonly Segment[];
  readonly horizon: Horizon;
  /** Time of the last query for changes, and of the last load of all talents, in ms. */
  readonly asked: number;
  readonly loaded: number;
}

/** The columns of a segment, in the order of the file. */
const COLUMNS = {
  ageMin: Uint8Array,
  ageMax: Uint8Array,
  height: Uint8Array,
  completeness: Uint8Array,
  answered: Uint8Array,
  municipality: Uint16Array,
  fresh: Uint16Array,
  created: Uint32Array,
  newest: Uint32Array,
  visible: Uint32Array,
  gone: Uint32Array,
} as const;
type ColumnName = keyof typeof COLUMNS;
type Column = Uint8Array | Uint16Array | Uint32Array;
const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[];
/** Columns with one value per talent, indexed by document. */
const FACTS: ReadonlySet<ColumnName> = new Set([
  'ageMin',
  'ageMax',
  'height',
  'completeness',
  'answered',
  'municipality',
  'fresh',
  'created',
]);

interface SegmentHead {
  readonly size: number;
  readonly visibleFrom: readonly (readonly [doc: number, day: string])[];
  /**
   * The terms. `lengths` has the length of each term's numbers: positive for document numbers, negative for words of
   * bits.
   */
  readonly terms: readonly string[];
  readonly lengths: readonly number[];
}

interface Head extends Omit<KeptIndex, 'segments'> {
  readonly code: string;
  readonly segments: readonly SegmentHead[];
}

/** Length of the start of the file: a name, the length of the head, and a checksum of the rest. */
const START_BYTES = 24;
const NAME = Buffer.from('medverka index 1');
/** Bytes per step; searches can run between two steps. A multiple of the size of a number. */
const AT_ONCE = 4 * 2 ** 20;
/** Age in ms from which an unfinished file is certainly abandoned, because no write takes so long. */
const CUT_OFF_MS = 3_600_000;
const ALIGNED = 4;
const padded = (bytes: number) => Math.ceil(bytes / ALIGNED) * ALIGNED;

/** The files whose code decides what a segment holds, this one among them. */
export const BUILT_BY = [
  'index-file.ts',
  'segment.ts',
  'document.ts',
  'corrections.ts',
  'doc-set.ts',
  'growing-array.ts',
  'id-array.ts',
  'postings.ts',
  'shared-numbers.ts',
  '../../domain/people/talent/busy-days.rules.ts',
  '../../domain/people/talent/search-text.ts',
];

/**
 * Hash of the code that builds a segment, and of the order of the municipalities. A file with another hash is ignored.
 */
const codeOf = async (): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify(MUNICIPALITIES.map(({ id }) => id)));
  for (const name of BUILT_BY) hash.update(await readFile(new URL(name, import.meta.url)));
  return hash.digest('hex');
};

/** A posting without deleted documents: of a deleted talent, the file keeps the id but no term. */
function withoutGone(posting: Posting, gone: Bits): Uint32Array {
  if ('docs' in posting) return posting.docs.filter((doc) => !hasBit(gone, doc));
  return posting.bits.map((word, at) => word & ~(gone[at] ?? 0));
}

function columnWithoutGone(segment: Segment, name: ColumnName, gone: Bits): Column {
  if (name === 'gone') return gone;
  const column = segment[name].slice();
  if (FACTS.has(name))
    eachOf({ bits: gone }, (doc) => {
      column[doc] = 0;
    });
  return column;
}

/** The parts of a segment, in the order in which they are read. */
async function partsOf(segment: Segment): Promise<{ head: SegmentHead; parts: readonly Column[] }> {
  // A document that is marked as gone after this line has a newer row above the horizon, which the next start reads.
  const gone = segment.gone.slice();
  const [terms, lengths, postings]: [string[], number[], Uint32Array[]] = [[], [], []];
  let worked = 0;
  for (const [term, posting] of segment.postings) {
    const own = withoutGone(posting, gone);
    const isEmpty = 'bits' in posting ? countBits(own) === 0 : own.length === 0;
    if (!isEmpty) {
      terms.push(term);
      lengths.push('bits' in posting ? -own.length : own.length);
      postings.push(own);
    }
    worked += own.byteLength;
    if (worked < AT_ONCE) continue;
    worked = 0;
    await breathe();
  }
  const visibleFrom = [...segment.visibleFrom].filter(([doc]) => !hasBit(gone, doc));
  const columns = COLUMN_NAMES.map((name) => columnWithoutGone(segment, name, gone));
  return {
    head: { size: segment.size, visibleFrom, terms, lengths },
    parts: [segment.ids.words, ...columns, ...postings],
  };
}

/** Writes a new file and then renames it, so that a reader finds the old or the new index, each complete. */
export async function writeIndex(file: string, { segments, ...told }: KeptIndex, now: Date): Promise<void> {
  const all: Awaited<ReturnType<typeof partsOf>>[] = [];
  for (const segment of segments) all.push(await partsOf(segment));
  const head: Head = { ...told, code: await codeOf(), segments: all.map((each) => each.head) };
  const written = Buffer.from(JSON.stringify(head));
  await mkdir(dirname(file), { recursive: true });
  await removeCutOff(file, now);
  const beside = `${file}.${randomUUID()}`;
  const handle = await open(beside, 'wx', 0o600);
  try {
    await handle.write(Buffer.alloc(START_BYTES));
    const sum = await append(handle, [written, ...all.flatMap(({ parts }) => parts)]);
    const start = Buffer.alloc(START_BYTES);
    NAME.copy(start);
    start.writeUInt32LE(written.length, 16);
    start.writeUInt32LE(sum, 20);
    await handle.write(start, 0, START_BYTES, 0);
    await handle.sync();
    await handle.close();
    await rename(beside, file);
  } catch (error) {
    await handle.close().catch(() => {});
    await rm(beside, { force: true });
    throw error;
  }
}

/** Removes unfinished files of processes that ended while writing. */
async function removeCutOff(file: string, now: Date): Promise<void> {
  for (const name of await readdir(dirname(file))) {
    const path = join(dirname(file), name);
    if (!name.startsWith(`${basename(file)}.`)) continue;
    const found = await stat(path).catch(() => undefined);
    if (found && now.getTime() - found.mtimeMs > CUT_OFF_MS) await rm(path, { force: true });
  }
}

/**
 * Writes parts one after the other, each aligned to whole numbers.
 * @returns a checksum of all parts
 */
async function append(handle: FileHandle, parts: readonly (Buffer | Column)[]): Promise<number> {
  const buffer = Buffer.alloc(AT_ONCE);
  let used = 0;
  let sum = 0;
  const flush = async () => {
    const some = buffer.subarray(0, used);
    sum = crc32(some, sum);
    await handle.write(some);
    used = 0;
  };
  for (const { buffer: own, byteOffset, byteLength } of parts) {
    for (let from = 0; from < padded(byteLength); ) {
      if (used === AT_ONCE) await flush();
      const length = Math.min(AT_ONCE - used, padded(byteLength) - from);
      const some = new Uint8Array(own, byteOffset + from, Math.max(0, Math.min(length, byteLength - from)));
      buffer.set(some, used);
      buffer.fill(0, used + some.length, used + length);
      used += length;
      from += length;
    }
  }
  await flush();
  return sum;
}

/**
 * Reads bytes of a file from an offset on, in several reads, because one read cannot exceed two gigabytes. All threads
 * can read them.
 * @returns undefined if the file ends before
 */
async function readBytes(handle: FileHandle, from: number, length: number): Promise<Uint8Array | undefined> {
  const bytes = sharedNumbers(Uint8Array, length);
  for (let at = 0; at < length; ) {
    const part = bytes.subarray(at, at + AT_ONCE);
    const { bytesRead } = await handle.read(part, 0, part.length, from + at);
    if (bytesRead === 0) return undefined;
    at += bytesRead;
  }
  return bytes;
}

/** The checksum of consecutive parts, computed in steps. */
function sumOf(parts: readonly Uint8Array[]): number {
  let sum = 0;
  for (const part of parts)
    for (let at = 0; at < part.length; at += AT_ONCE) sum = crc32(part.subarray(at, at + AT_ONCE), sum);
  return sum;
}

/** Reads the index from a file; undefined if there is no usable one. */
export async function readIndex(file: string): Promise<KeptIndex | undefined> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  try {
    return handle && (await readOpen(handle));
  } finally {
    await handle?.close();
  }
}

async function readOpen(handle: FileHandle): Promise<KeptIndex | undefined> {
  const { size } = await handle.stat();
  const start = await readBytes(handle, 0, START_BYTES);
  if (!start || !NAME.equals(start.subarray(0, NAME.length))) return undefined;
  const view = new DataView(start.buffer);
  const [headBytes, sum] = [view.getUint32(16, true), view.getUint32(20, true)];
  const bodyFrom = START_BYTES + padded(headBytes);
  if (size < bodyFrom) return undefined;
  const headPart = await readBytes(handle, START_BYTES, padded(headBytes));
  const body = await readBytes(handle, bodyFrom, size - bodyFrom);
  if (!headPart || !body || sumOf([headPart, body]) !== sum) return undefined;
  const { code, segments, ...told }: Head = JSON.parse(Buffer.from(headPart.buffer, 0, headBytes).toString('utf8'));
  if (code !== (await codeOf())) return undefined;
  let at = 0;
  /** A view into the read bytes, without copying them. */
  const take = <Kept extends Column>(make: Maker<Kept>, length: number): Kept => {
    const taken = new make(body.buffer, at, length);
    at += padded(taken.byteLength);
    return taken;
  };
  return { ...told, segments: segments.map((head) => takeSegment(head, take)) };
}

type Maker<Kept> = new (buffer: ArrayBufferLike, from: number, length: number) => Kept;

function takeSegment(
  { size, visibleFrom, terms, lengths }: SegmentHead,
  take: <Kept extends Column>(make: Maker<Kept>, length: number) => Kept,
): Segment {
  const idWords = take(Uint32Array, size * NUMBERS_OF_ID);
  const words = wordsFor(size);
  const bytes = (name: 'ageMin' | 'ageMax' | 'height' | 'completeness' | 'answered') => take(COLUMNS[name], size);
  const columns = {
    ageMin: bytes('ageMin'),
    ageMax: bytes('ageMax'),
    height: bytes('height'),
    completeness: bytes('completeness'),
    answered: bytes('answered'),
    municipality: take(COLUMNS.municipality, size),
    fresh: take(COLUMNS.fresh, size),
    created: take(COLUMNS.created, size),
    newest: take(COLUMNS.newest, size),
    visible: take(COLUMNS.visible, words),
    gone: take(COLUMNS.gone, words),
  };
  const count = lengths.reduce((sum, length) => sum + Math.abs(length), 0);
  const numbers = take(Uint32Array, count);
  const postings = new Postings({ terms: terms.join(' '), lengths: Int32Array.from(lengths), numbers });
  return {
    size,
    ids: new Ids(idWords, placesOf(idWords)),
    postings,
    ...columns,
    visibleFrom: new Map(visibleFrom),
    words: wordsOf(postings),
  };
}
