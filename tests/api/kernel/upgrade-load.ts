/** People who use a site while its processes are replaced. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { RATE_LIMITS } from '#contract/kernel/rate-limits.ts';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { aCompany, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aProject, aRequest } from '#tests/factories/projects.ts';
import type { Version } from '#tests/support/next-version.ts';
import { openTab } from './moved-tab.ts';
import type { Site } from './upgraded-site.ts';

/** The talents, each of whom writes in a thread of their own. */
const WRITERS = 16;
/** A person writes no more often than the limit of messages allows. */
const WRITER_RESTS_MS = (RATE_LIMITS.message.seconds / RATE_LIMITS.message.points) * 1000 + 100;
const READERS = 2;
const RESTS_MS = 50;
/** The pause between two answers to requests, which the open tab hears of. */
const ANSWERS_EVERY_MS = 1500;
/** The answers that are kept for the moments between two streams. */
const KEPT_ANSWERS = 6;
const FILES_AT_ONCE = 8;
/** As much of a wrong answer as a failure shows. */
const SAID = 200;
const HEARD = { timeout: 10_000, interval: 20 };

const PAGES = ['/', '/Login', '/CompanyProjects', '/TalentRequests'];
const READS = {
  company: ['/company/poll', '/projects', '/threads'],
  talent: ['/talent/poll', '/talent/requests', '/talent/profile'],
} as const;

/** A talent with two requests: of the company that the talent writes to, and of the one with the open tab. */
interface Writer {
  readonly talent: Talent;
  readonly thread_id: string;
  readonly candidate_id: string;
}

async function somePeople({ beside }: Site): Promise<{ asker: Company; listener: Company; writers: Writer[] }> {
  const [asker, listener] = [await aCompany(beside), await aCompany(beside)];
  const [talk, silent] = [await aProject(beside, asker, { step: 2 }), await aProject(beside, listener, { step: 2 })];
  const writers: Writer[] = [];
  for (let at = 0; at < WRITERS; at += 1) {
    const talent = await aTalent(beside);
    const { id: thread_id } = await aRequest(beside, asker, talk.id, talent);
    const { id: candidate_id } = await aRequest(beside, listener, silent.id, talent);
    await asker.api.ok('POST /threads/:id/messages', {
      params: { id: thread_id },
      body: { id: randomUUID(), body: 'Välkommen!' },
    });
    writers.push({ talent, thread_id, candidate_id });
  }
  return { asker, listener, writers };
}

/** The calls of people, and what became of them. */
export interface Load {
  /** The calls until now, by their kind. */
  readonly sent: ReadonlyMap<string, number>;
  /** Each call that was not answered as it should be, in a sentence. */
  readonly failures: readonly string[];
  /** Resolves when this many more messages are acknowledged, and more pages of each of these versions were opened. */
  more(messages: number, ...versions: readonly Version[]): Promise<void>;
  /** Asks every process for every file of the builds. */
  askForAll(...versions: readonly Version[]): Promise<void>;
  /** Ends all calls, waits until the tab has heard of them, and closes it. */
  end(): Promise<void>;
  /** The acknowledged messages and answers that are not in the database. */
  lost(): Promise<readonly string[]>;
  /** The answers that the open tab has heard nothing of, and its streams that broke. */
  unheard(): readonly string[];
}

/** Calls a site, counts the calls by their kind, and keeps a sentence about each that is not answered with 200. */
function recordCalls(site: Site) {
  const sent = new Map<string, number>();
  const failures: string[] = [];
  const call = async (kind: string, path: string, told: Parameters<Site['call']>[1] = {}) => {
    sent.set(kind, (sent.get(kind) ?? 0) + 1);
    const answer = await site.call(path, told).catch((error: Error) => ({ status: 0, text: String(error) }));
    if (answer.status !== 200)
      failures.push(`${kind} ${path} ${told.at ?? ''} ${answer.status} ${answer.text.slice(0, SAID)}`);
    return answer;
  };
  const post = async (kind: string, { cookie }: Talent, path: string, body: unknown) =>
    (await call(kind, API_PREFIX + path, { method: 'POST', headers: { cookie }, body })).status === 200;
  return { sent, failures, call, post };
}

/** The ids of sent messages, and of candidates that answered, that are not so in the database. */
async function missingFrom(
  { beside }: Site,
  messages: readonly string[],
  answers: readonly string[],
): Promise<string[]> {
  const { rows } = await beside.services.pool.query<{ id: string }>(
    `select sent.id from unnest($1::uuid[]) as sent (id)
     where not exists (select from project_messages m where m.id = sent.id)
     union all select sent.id from unnest($2::uuid[]) as sent (id)
     where not exists (select from candidates k where k.id = sent.id and k.interest_status = 'interested')`,
    [messages, answers],
  );
  return rows.map(({ id }) => id);
}

/** Begins the calls, which go on until `end`. */
export async function beginLoad(site: Site): Promise<Load> {
  const { asker, listener, writers } = await somePeople(site);
  const { sent, failures, call, post } = recordCalls(site);
  const messages: string[] = [];
  /** The moments at which the answers were acknowledged, by candidate. */
  const answers = new Map<string, number>();
  const pages: string[][] = [];
  let isOver = false;

  const again = async (work: () => Promise<unknown>, rest_ms: number) => {
    while (!isOver) {
      await work();
      await pause(rest_ms);
    }
  };
  const write = async ({ talent, thread_id }: Writer) => {
    const id = randomUUID();
    if (await post('message', talent, `/threads/${thread_id}/messages`, { id, body: 'Hej!' })) messages.push(id);
  };
  const read = async (turn: number) => {
    const isCompany = turn % 2 === 0;
    const paths = READS[isCompany ? 'company' : 'talent'];
    const { cookie } = isCompany ? asker : (writers[turn % WRITERS] as Writer).talent;
    await call('read', API_PREFIX + paths[turn % paths.length], { headers: { cookie } });
  };
  const waiting = writers.slice();
  const answerNext = async (kept: number) => {
    if (waiting.length <= kept) return;
    const { talent, candidate_id } = waiting.shift() as Writer;
    const path = `/talent/requests/${candidate_id}/answer-interested`;
    if (await post('answer', talent, path, {})) answers.set(candidate_id, performance.now());
  };
  const askFor = async (name: string) => {
    await call('file', `/assets/${name}`);
    for (const at of site.standing()) await call('file', `/assets/${name}`, { at });
  };
  const visit = async (path: string) => {
    const { text } = await call('page', path);
    const named = [...new Set([...text.matchAll(/\/assets\/([\w.-]+)/g)].map(([, name = '']) => name))];
    pages.push(named);
    for (const name of named) await askFor(name);
  };
  const turns = (work: (turn: number) => Promise<unknown>) => {
    let turn = 0;
    return () => work(turn++);
  };

  // A change in the moment between two streams is the one that could be lost.
  const tab = await openTab(site, listener.cookie, () => answerNext(0));
  const unheard = () => [...answers].filter((answer) => !tab.hasHeard(...answer)).map(([id]) => id);
  const running = [
    ...writers.map((writer) => again(() => write(writer), WRITER_RESTS_MS)),
    ...Array.from({ length: READERS }, (_, at) =>
      again(
        turns((turn) => read(turn * READERS + at)),
        RESTS_MS,
      ),
    ),
    again(() => answerNext(KEPT_ANSWERS), ANSWERS_EVERY_MS),
    again(
      turns((turn) => visit(PAGES[turn % PAGES.length] ?? '/')),
      RESTS_MS,
    ),
  ];
  return {
    sent,
    failures,
    async more(count, ...versions) {
      const [until, seen] = [messages.length + count, pages.length];
      const isOf = ({ assets }: Version) => pages.slice(seen).some((named) => named.some((name) => assets.has(name)));
      while (messages.length < until || !versions.every(isOf)) {
        if (failures.length > 0) return;
        await pause(RESTS_MS);
      }
    },
    async askForAll(...versions) {
      const names = versions.flatMap(({ assets }) => [...assets]);
      const askNext = async () => {
        for (let name = names.pop(); name; name = names.pop())
          for (const at of site.standing()) await call('file', `/assets/${name}`, { at });
      };
      await Promise.all(Array.from({ length: FILES_AT_ONCE }, askNext));
    },
    async end() {
      isOver = true;
      await Promise.all(running);
      await vi.waitFor(() => expect(unheard()).toEqual([]), HEARD).catch(() => {});
      tab.close();
    },
    lost: () => missingFrom(site, messages, [...answers.keys()]),
    unheard: () => [...unheard(), ...tab.broken],
  };
}
