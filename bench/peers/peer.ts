import pg from 'pg';

/** One request of a peer. `{draft}` in its path or body becomes the id of a draft, `{number}` a number. */
interface Call {
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** The requests that are measured. `logged` means that the peer writes its own kind of log beside the row. */
export type Piece = 'one' | 'list' | 'create' | 'update' | 'logged create' | 'logged update';

/** A started peer, as its process describes itself on standard output. */
interface Ready {
  readonly url: string;
  readonly calls: Readonly<Record<Piece, Call>>;
}

/** The rows that every peer has, in a table of its own making. */
export interface Rows {
  /** Number of projects of the reading company, each with one role. */
  readonly projects: number;
  /** Number of drafts of the writing company, in each of two tables: with a log and without. */
  readonly drafts: number;
  /** The terms of a role. */
  readonly terms: unknown;
}

/** The database of a peer's own, which is empty at first. `host` is the folder of its socket file, if it has one. */
export function ownDatabase() {
  const connectionString = process.env.DATABASE_URL ?? '';
  const url = new URL(connectionString);
  return {
    connectionString,
    host: url.searchParams.get('host') ?? url.hostname,
    port: Number(url.port),
    user: url.username,
    password: url.password,
    database: url.pathname.slice(1),
  };
}

export const rows = (): Rows => JSON.parse(process.env.ROWS ?? '');

/** The SQL of the id of draft or project number `n`, a UUID of version 4, which the bench calculates in the same way (`idOf`). */
export const ID = "overlay(overlay(md5(n::text) placing '4' from 13) placing '8' from 17)::uuid";

/** Sends statements to the peer's database. */
export async function execute(...statements: readonly string[]): Promise<void> {
  const client = new pg.Client(ownDatabase().connectionString);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Tells the bench that the peer may be asked. */
export function tellReady(ready: Ready): void {
  console.log(`ready ${JSON.stringify(ready)}`);
}

/** Sends JSON while a peer is filled, and returns the JSON of the answer. */
export async function send(url: string, headers: Readonly<Record<string, string>>, body: unknown, method = 'POST') {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}
