/** Reads incoming mails in a separate thread, so that a bad one stops nothing else. */

import { readFile } from 'node:fs/promises';
import { doJobs } from '#server/threads/do-jobs.ts';
import type { MailJob } from './mail-reader.ts';
import { readMail } from './read-mail.ts';

doJobs<MailJob>(async ({ place }) => ({ read: await readMail(await readFile(place)) }));
