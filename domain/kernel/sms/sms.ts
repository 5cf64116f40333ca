/**
 * The text messages to talents, and to the guardians of talents under 18: only what is bound to a day. An event declares
 * its message beside its notices (`sms` in a workflow).
 */

/** The operators that have an adapter in server/sms. */
export const SMS_PROVIDERS = ['46elks', 'twilio'] as const;

/** What a person can choose to be told. */
export const SMS_KINDS = ['calls', 'auditions', 'signatures', 'answers'] as const;
export type SmsKindName = (typeof SMS_KINDS)[number];

interface Sms {
  readonly kind: SmsKindName;
  /** Hours after which a message that has not been sent helps nobody. */
  readonly hours: number;
}

/** Every text message, by the name that events declare. */
export const SMS = {
  new_call: { kind: 'calls', hours: 24 },
  changed_call: { kind: 'calls', hours: 24 },
  unread_call: { kind: 'calls', hours: 12 },
  called_off_day: { kind: 'calls', hours: 24 },
  new_time: { kind: 'auditions', hours: 24 },
  changed_time: { kind: 'auditions', hours: 24 },
  called_off_time: { kind: 'auditions', hours: 24 },
  reminder: { kind: 'auditions', hours: 12 },
  to_sign: { kind: 'signatures', hours: 24 },
  to_answer: { kind: 'answers', hours: 24 },
} as const satisfies Readonly<Record<string, Sms>>;
export type SmsName = keyof typeof SMS;
