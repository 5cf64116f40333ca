import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createPool } from '#server/db/pool.ts';
import { onSameServer, startDatabaseServer } from '#tests/support/database-server.ts';
import { runScript } from './database-session.ts';
import { readColumns } from './types/read-columns.ts';
import { renderTypes } from './types/render-types.ts';

// `npm run db:types`: writes the row types from a fresh database with all migrations, never from a database in use.
// With --check, only fails if the file is out of date.
const FILE = fileURLToPath(new URL('../server/db/generated.ts', import.meta.url));

await runScript(async () => {
  const server = await startDatabaseServer();
  try {
    const pool = createPool(onSameServer(server.url, server.template), { max: 1 });
    const text = renderTypes(await readColumns(pool));
    await pool.end();
    const isFresh = existsSync(FILE) && readFileSync(FILE, 'utf8') === text;
    if (!process.argv.includes('--check')) {
      if (!isFresh) writeFileSync(FILE, text);
      console.log(isFresh ? 'The row types were up to date.' : 'server/db/generated.ts was updated.');
    } else if (!isFresh) {
      console.error(
        'server/db/generated.ts is not what the migrations make. Run npm run db:types and commit the result.',
      );
      process.exitCode = 1;
    }
  } finally {
    await server.stop();
  }
});
