import type { CallArgs } from '#web/api/client.ts';

/** What a guardian sends: yes, no, or a yes that is taken back. */
export type Answer = CallArgs<'POST /guardian-consents/answer'>['body'];
