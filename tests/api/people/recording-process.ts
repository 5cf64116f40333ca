/**
 * A process that prepares all recordings of DATABASE_URL and DATA_DIR. A test kills it in the middle and checks the
 * result (recordings-killed.deep.test.ts).
 */
import pino from 'pino';
import { createKysely, createPool } from '#server/db/pool.ts';
import { readEnv } from '#server/env.ts';
import { preparingOf } from '#server/features/auditions/recording/commands/prepare-recordings.ts';
import { createFileStore } from '#server/files/create-file-store.ts';
import { workOff } from '#server/jobs/lane.ts';

const env = readEnv(process.env);
const db = createKysely(createPool(env.database_url ?? '', { max: 2 }));
const files = await createFileStore(env);
const log = pino({ level: 'silent' });
await workOff(db, preparingOf({ env, db, files, clock: () => new Date(), log }));
await db.destroy();
