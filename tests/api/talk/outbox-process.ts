/** A process that drains the outbox of DATABASE_URL until it is killed. */
import pino from 'pino';
import { readEnv } from '#server/env.ts';
import { createDrainer } from '#server/outbox/drainer.ts';

const env = readEnv(process.env);
createDrainer({ url: env.database_url ?? '', env, log: pino({ level: 'silent' }) }).wake();
