/** States of a project. A file of its own, so that a screen that only shows the state does not load the rules. */
export const PROJECT_STATUSES = ['draft', 'casting', 'active', 'completed', 'cancelled'] as const;
export const PROJECT_STEPS = [1, 2, 3, 4, 5] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];
export type ProjectStep = (typeof PROJECT_STEPS)[number];
