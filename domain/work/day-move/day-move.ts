/** Reasons for which a person keeps the former days when days are moved. */
export const MOVE_HINDRANCES = [
  'days_collide',
  'days_begun',
  'work_decided',
  'cancelled_pay',
  'talent_not_visible',
  'not_allowed_now',
] as const;
export type MoveHindrance = (typeof MOVE_HINDRANCES)[number];

/** A person's answer to moved days; `over` if the company has since offered other terms or cancelled the days. */
export const MOVE_ANSWERS = ['yes', 'no', 'waiting', 'over'] as const;
export type MoveAnswerCode = (typeof MOVE_ANSWERS)[number];
