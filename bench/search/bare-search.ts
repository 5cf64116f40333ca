/**
 * Serves the statements of best-sql.ts with the smallest server: node:http and `pg`. The URL names a query by its
 * number, so no text is parsed; nothing is checked.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createPool } from '#server/db/pool.ts';
import type { Statements } from './best-sql.ts';
import { tuned } from './best-table.ts';

const pool = createPool(tuned(process.env.DATABASE_URL ?? ''), { max: 16 });
const statements: readonly Statements[] = JSON.parse(readFileSync(process.env.STATEMENTS ?? '', 'utf8'));

async function answer(path: string): Promise<string> {
  const { page, count } = statements[Number(path.slice(1))] ?? { page: '', count: '' };
  const [items, counted] = await Promise.all([pool.query(page), pool.query<{ total: number }>(count)]);
  return JSON.stringify({ items: items.rows, total: counted.rows[0]?.total });
}

const server = createServer((request, response) => {
  answer(request.url ?? '').then(
    (body) => response.setHeader('content-type', 'application/json').end(body),
    (error) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`ready http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`);
});
process.on('SIGTERM', () => process.exit(0));
