import type { CallArgs } from '#web/api/client.ts';

/** The answer of a guardian: a yes, a no, or the withdrawal of a yes. */
export type Answer = CallArgs<'POST /guardian-consents/answer'>['body'];

/** A step of the guardian's own mobile number. */
export type PhoneStep = CallArgs<'POST /guardian-consents/phone'>['body'];
