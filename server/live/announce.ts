import { type Changes, mergeChanges, type Noun } from '#contract/kernel/changes.ts';
import { notify } from '#server/db/notify.ts';
import { afterCommit, type Db, type Trx } from '#server/db/transaction.ts';

export const LIVE_CHANNEL = 'medverka_live';

/**
 * The receivers of a change: the open screens of a talent, of a company's members, of one account, or of all
 * administrators.
 */
export type Topic = `${'talent' | 'company' | 'account'}:${string}` | 'admin';

/** Maximum length of a payload; PostgreSQL's limit is 8000 bytes. */
const PAYLOAD_AT_MOST = 7_900;

type Calls = Map<Topic, Changes>;

export interface Announcement {
  /**
   * The receivers learn the noun and the ids, so they must be allowed to know them. Administrators always get the noun,
   * without ids.
   */
  readonly topics: readonly Topic[];
  readonly noun: Noun;
  /**
   * Every id by which the receivers' requests name the object: its own, its project's. Absent if any object of the noun
   * may have changed.
   */
  readonly ids?: readonly string[];
}

/** Announces a change to open screens in all processes, once per transaction and after its commit. */
export function announce(trx: Trx, { topics, noun, ids }: Announcement): void {
  for (const topic of topics) gather(trx, topic, { [noun]: ids ?? null });
  gather(trx, 'admin', { [noun]: null });
}

/** Makes every open screen of an account, in all processes, load its session again. */
export function announceAccount(db: Db, account_id: string): void {
  const topic: Topic = `account:${account_id}`;
  const changes: Changes = { account: null };
  if (db.isTransaction) gather(db as Trx, topic, changes);
  else send(db, new Map([[topic, changes]]));
}

const gathered = new WeakMap<Trx, Calls>();

function gather(trx: Trx, topic: Topic, changes: Changes): void {
  let calls = gathered.get(trx);
  if (!calls) {
    const begun: Calls = new Map();
    afterCommit(trx, (db) => send(db, begun));
    gathered.set(trx, begun);
    calls = begun;
  }
  calls.set(topic, mergeChanges(calls.get(topic) ?? {}, changes));
}

/** An announcement as JSON; if it is too long for a payload, one per noun. */
function written(call: readonly [Topic, Changes]): string[] {
  const entry = JSON.stringify(call);
  if (entry.length <= PAYLOAD_AT_MOST) return [entry];
  const [topic, changes] = call;
  return Object.entries(changes).map(([noun, ids]) => JSON.stringify([topic, { [noun]: ids }]));
}

/** Packs announcements into payloads: one, unless it would be too long. */
export function payloadsOf(calls: ReadonlyMap<Topic, Changes>): string[] {
  const payloads: string[] = [];
  let entries: string[] = [];
  let length = 0;
  const close = () => {
    if (entries.length > 0) payloads.push(`[${entries.join()}]`);
    entries = [];
    length = 0;
  };
  for (const entry of [...calls].flatMap(written)) {
    if (length + entry.length > PAYLOAD_AT_MOST) close();
    entries.push(entry);
    length += entry.length + 1;
  }
  close();
  return payloads;
}

/** Reads a payload made by `payloadsOf`. */
export const readPayload = (payload: string) => JSON.parse(payload) as [Topic, Changes][];

function send(db: Db, calls: Calls): void {
  for (const payload of payloadsOf(calls)) notify(db, LIVE_CHANNEL, payload);
}
