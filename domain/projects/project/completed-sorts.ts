/** Orders of the list of completed projects. */
export const COMPLETED_SORTS = ['day', 'title', 'cost'] as const;
export type CompletedSort = (typeof COMPLETED_SORTS)[number];
