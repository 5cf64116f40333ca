/** Letters of the owner's reason and of the reason of a refusal, and bytes of the paper. */
export const COMPANY_CHANGE_BOUNDS = { reason: 500, paper_bytes: 10 * 1024 * 1024 } as const;
