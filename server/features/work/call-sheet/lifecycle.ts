import type { Adapter } from '#server/lifecycle/adapter.ts';

export const callSheetAdapter: Adapter<'call_sheet'> = {
  load() {
    throw new Error('Nothing follows for call sheets, and no deadline passes for them');
  },
};
