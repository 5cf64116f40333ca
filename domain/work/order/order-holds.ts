/** What an order that is sent may wait for before anybody is asked: the yes of a second member, or ours to a first project. */
export const ORDER_HOLDS = ['sign_off_asked', 'project_unchecked'] as const;
export type OrderHold = (typeof ORDER_HOLDS)[number];
