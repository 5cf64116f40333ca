import type { CallArgs } from '#web/api/client.ts';

/** The answer of a guardian: yes, no, or a withdrawn yes. */
export type Answer = CallArgs<'POST /guardian-consents/answer'>['body'];
