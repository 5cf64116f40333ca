/**
 * Reasons for which a sent order is held before its requests go out: a second member's sign-off, or our check of a
 * first project.
 */
export const ORDER_HOLDS = ['sign_off_asked', 'project_unchecked'] as const;
export type OrderHold = (typeof ORDER_HOLDS)[number];
