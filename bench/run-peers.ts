import { readFileSync } from 'node:fs';
import pg from 'pg';
import { startBare } from './bare-process.ts';
import { COMPANY_TOKEN, WRITER_TOKEN } from './fill.ts';
import type { FullMarket } from './full-market.ts';
import type { Asking } from './measure-endpoints.ts';
import { measurePiece, type PeerCost, PIECES, type Quarters } from './measure-peers.ts';
import type { Piece } from './peers/peer.ts';
import { peerFigures } from './peers-table.ts';
import type { Figure } from './report.ts';
import { PEERS, type Peer, type Program, startPeer } from './start-peer.ts';

/** The bare program and our server, on the same database. */
async function ownPrograms(market: FullMarket, stack: AsyncDisposableStack): Promise<Program[]> {
  const { pool, ours, databaseUrl, cookieOf } = market;
  const bare = await startBare('bench/bare-server.ts', { DATABASE_URL: databaseUrl });
  stack.defer(bare.stop);
  const idsOf = async (status: string) => {
    const { rows } = await pool.query<{ id: string }>('select id from projects where status = $1 order by id', [
      status,
    ]);
    return rows.map(({ id }) => id);
  };
  const [[project], drafts] = [await idsOf('casting'), await idsOf('draft')];
  const draft = () => {
    const id = drafts.pop();
    if (!id) throw new Error('There are too few drafts.');
    return id;
  };
  let number = 0;
  const body = () => ({ title: `Höstkampanj ${++number}`, description: 'En film om hösten.' });
  const filter = { where: { status: 'casting' }, sort: '-created_date', page_size: 25 };
  const mine = (token: string, path: () => string, rest: Partial<Asking> = {}): Asking => {
    const { name, value } = cookieOf(token);
    return {
      url: ours.url,
      pid: ours.pid,
      cookie: `${name}=${value}`,
      path: () => `/api/v1/records/Project${path()}`,
      ...rest,
    };
  };
  const create = mine(WRITER_TOKEN, () => '', { method: 'POST', body });
  const update = mine(WRITER_TOKEN, () => `/${draft()}`, { method: 'PATCH', body });
  const least = (path: () => string, rest: Partial<Asking> = {}): Asking => ({
    url: bare.url,
    pid: bare.pid,
    path,
    ...rest,
  });
  const written = (folder: string) => ({
    create: least(() => `/${folder}`, { method: 'POST', body }),
    update: least(() => `/${folder}/${draft()}`, { method: 'PUT', body }),
  });
  const [alone, logged, withEvent] = [written('alone'), written('logged'), written('projects')];
  return [
    {
      name: 'bare',
      calls: {
        one: least(() => `/projects/${project}`),
        list: least(() => '/casting'),
        create: alone.create,
        update: alone.update,
        'logged create': logged.create,
        'logged update': logged.update,
      },
    },
    {
      name: 'bare, row and event',
      calls: { 'logged create': withEvent.create, 'logged update': withEvent.update },
    },
    {
      name: 'Medverka',
      calls: {
        one: mine(COMPANY_TOKEN, () => `/${project}`),
        list: mine(COMPANY_TOKEN, () => '/filter', { method: 'POST', body: () => filter }),
        create,
        update,
        'logged create': create,
        'logged update': update,
      },
    },
  ];
}

const shown = ({ lower, median, upper }: Quarters, digits: number) =>
  `${median.toFixed(digits)} (${lower.toFixed(digits)}–${upper.toFixed(digits)})`;
const lineOf = (piece: string, { program, perSecond, ratio, processMs, postgresMs }: PeerCost) =>
  `| ${[piece, program, shown(perSecond, 0), shown(ratio, 2), shown(processMs, 2), shown(postgresMs, 2)].join(' | ')} |`;

/** The process id of PostgreSQL's first process. */
async function postmasterOf(superuser: URL): Promise<number> {
  const client = new pg.Client(superuser.href);
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  await client.end();
  return Number(readFileSync(`${rows[0]?.data_directory}/postmaster.pid`, 'utf8').split('\n')[0]);
}

/** Measures our server, the bare one and all peers in turn, each on a database of its own in one cluster. */
export async function peers(market: FullMarket): Promise<Figure[]> {
  await using stack = new AsyncDisposableStack();
  // The cluster's superuser has the same password (server/db/embedded.ts).
  const superuser = new URL(market.databaseUrl);
  [superuser.username, superuser.pathname] = ['postgres', '/postgres'];
  const postmaster = await postmasterOf(superuser);
  const programs = await ownPrograms(market, stack);
  for (const peer of Object.keys(PEERS) as Peer[]) programs.push(await startPeer(peer, superuser, stack));
  console.log('\n## Beside what one would pick instead, 16 connections, 5 rounds in turn, medians and quarters\n');
  console.log('| piece of work | program | req/s | of bare | process ms | PostgreSQL ms |\n|---|---|---|---|---|---|');
  const figures: Figure[] = [];
  for (const [piece, name] of Object.entries(PIECES) as [Piece, string][]) {
    const costs = await measurePiece(piece, programs, postmaster);
    for (const cost of costs) console.log(lineOf(name, cost));
    figures.push(...peerFigures(name, costs));
  }
  return figures;
}
