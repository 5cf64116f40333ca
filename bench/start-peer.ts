import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { z } from 'zod';
import { ore } from '#domain/kernel/money/ore.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { startScript } from './bare-process.ts';
import type { Asking } from './measure-endpoints.ts';
import type { Piece, Rows } from './peers/peer.ts';

/** The peers by the name of their folder in bench/peers/. */
export const PEERS = {
  'parse-server': 'Parse Server 9',
  postgraphile: 'PostGraphile 5',
  directus: 'Directus 11',
  payload: 'Payload 3',
  prisma: 'Fastify 5 + Prisma 7',
} as const;
export type Peer = keyof typeof PEERS;

/** A started program with the requests to measure. */
export interface Program {
  readonly name: string;
  readonly calls: Readonly<Partial<Record<Piece, Asking>>>;
}

const ROWS: Rows = { projects: 40, drafts: 100_000, terms: termsFor(ore(450_000)) };

const call = z.strictObject({
  path: z.string(),
  method: z.enum(['GET', 'POST', 'PATCH', 'PUT']).optional(),
  headers: z.record(z.string(), z.string()),
  body: z.unknown().optional(),
});
const pieces = [
  'one',
  'list',
  'create',
  'update',
  'logged create',
  'logged update',
] as const satisfies readonly Piece[];
const ready = z.strictObject({ url: z.string(), calls: z.record(z.enum(pieces), call) });

const SOURCE = fileURLToPath(new URL('peers', import.meta.url));
const ROOM = fileURLToPath(new URL('../.cache/peers', import.meta.url));

/** The id of project or draft number `n` of a peer, as its SQL calculates it. */
function idOf(n: number): string {
  const hash = createHash('md5').update(String(n)).digest('hex');
  return hash.replace(/(.{8})(.{4}).(.{3}).(.{3})(.{12})/, '$1-$2-4$3-8$4-$5');
}

/**
 * Installs the packages of a peer's lock file beside a copy of its program in .cache/peers/, unless they are there. They
 * are no packages of ours, and no check of the project looks into that folder.
 */
function install(peer: Peer): string {
  mkdirSync(ROOM, { recursive: true });
  cpSync(SOURCE, ROOM, { recursive: true });
  const folder = join(ROOM, peer);
  const stamp = join(folder, 'node_modules', '.installed');
  const locked = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === locked) return folder;
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error('Peers have to be installed: run npm run bench -- peers');
  console.error(`Installing ${PEERS[peer]} in ${folder} …`);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync(process.execPath, [npm, 'ci', ...options], { cwd: folder, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`${PEERS[peer]} could not be installed.`);
  writeFileSync(stamp, locked);
  return folder;
}

/** Makes an empty database for a peer, and a role that owns it. Returns its URL. */
async function makeDatabase(peer: Peer, superuser: URL): Promise<string> {
  const name = `peer_${peer.replaceAll('-', '_')}`;
  const password = randomUUID();
  const client = new pg.Client(superuser.href);
  await client.connect();
  await client.query(`create role ${name} login createrole password '${password}'`);
  await client.query(`create database ${name} owner ${name}`);
  await client.end();
  const url = new URL(superuser);
  [url.username, url.password, url.pathname] = [name, password, `/${name}`];
  return url.href;
}

/**
 * Starts a peer on an empty database of its own, which it fills.
 * @param superuser the URL of a superuser of the cluster
 */
export async function startPeer(peer: Peer, superuser: URL, stack: AsyncDisposableStack): Promise<Program> {
  const folder = install(peer);
  const DATABASE_URL = await makeDatabase(peer, superuser);
  const settings = { DATABASE_URL, ROWS: JSON.stringify(ROWS), NODE_ENV: 'production' };
  const { told, pid, stop } = await startScript(join(folder, 'server.mjs'), settings, folder);
  stack.defer(stop);
  const { url, calls } = ready.parse(JSON.parse(told));
  const asking = ({ path, method, headers, body }: z.output<typeof call>): Asking => {
    const isOfDraft = `${path}${JSON.stringify(body)}`.includes('{draft}');
    let [number, draft] = [0, ''];
    const filled = (text: string) =>
      text.replaceAll('{project}', idOf(1)).replaceAll('{draft}', draft).replaceAll('{number}', String(number));
    return {
      ...{ url, pid, headers },
      // Asked for before the body. Each draft is written once, as on our side.
      path: () => {
        number++;
        if (isOfDraft && number > ROWS.drafts) throw new Error('There are too few drafts.');
        draft = idOf(ROWS.projects + number);
        return filled(path);
      },
      ...(method && { method }),
      ...(body !== undefined && { body: () => JSON.parse(filled(JSON.stringify(body))) }),
    };
  };
  const { one } = calls;
  const foreign = await fetch(url + one.path.replace('{project}', idOf(ROWS.projects + 1)), {
    method: one.method ?? 'GET',
    headers: { 'content-type': 'application/json', ...one.headers },
    ...(one.body !== undefined && { body: JSON.stringify(one.body).replace('{project}', idOf(ROWS.projects + 1)) }),
  });
  if ((await foreign.text()).includes('"title"'))
    throw new Error(`${PEERS[peer]} shows the record of another company.`);
  return {
    name: PEERS[peer],
    calls: Object.fromEntries(Object.entries(calls).map(([piece, one]) => [piece, asking(one)])),
  };
}
