/**
 * The pushes to people's devices. An event declares its push beside its notices (`push` in a workflow); the push goes to
 * the readers of these notices.
 */

/** The kinds of pushes that a person can turn off. */
export const PUSH_KINDS = ['requests', 'times', 'call_sheets', 'signatures', 'messages'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

interface Push {
  readonly kind: PushKind;
  /** The urgency for the push service (RFC 8030): a device that saves power delays a normal push. */
  readonly urgency: 'normal' | 'high';
  /** Hours after which a push that has not reached the device helps nobody. */
  readonly hours: number;
}

/** Every push, by the name that events declare. */
export const PUSHES = {
  new_request: { kind: 'requests', urgency: 'normal', hours: 72 },
  changed_request: { kind: 'requests', urgency: 'normal', hours: 72 },
  waiting_request: { kind: 'requests', urgency: 'normal', hours: 24 },
  request_news: { kind: 'requests', urgency: 'normal', hours: 72 },
  request_answer: { kind: 'requests', urgency: 'normal', hours: 72 },
  counter_offer: { kind: 'requests', urgency: 'normal', hours: 48 },
  audition: { kind: 'times', urgency: 'normal', hours: 48 },
  new_time: { kind: 'times', urgency: 'normal', hours: 48 },
  changed_time: { kind: 'times', urgency: 'high', hours: 24 },
  called_off: { kind: 'times', urgency: 'high', hours: 48 },
  reminder: { kind: 'times', urgency: 'normal', hours: 12 },
  soon: { kind: 'times', urgency: 'high', hours: 2 },
  new_call: { kind: 'call_sheets', urgency: 'high', hours: 24 },
  changed_call: { kind: 'call_sheets', urgency: 'high', hours: 24 },
  unread_call: { kind: 'call_sheets', urgency: 'high', hours: 12 },
  to_sign: { kind: 'signatures', urgency: 'normal', hours: 72 },
  to_approve: { kind: 'signatures', urgency: 'normal', hours: 72 },
  new_message: { kind: 'messages', urgency: 'normal', hours: 24 },
  help_answer: { kind: 'messages', urgency: 'normal', hours: 72 },
  new_inquiry: { kind: 'messages', urgency: 'normal', hours: 24 },
} as const satisfies Readonly<Record<string, Push>>;
export type PushName = keyof typeof PUSHES;
