import type { Room } from '#server/lifecycle/room.ts';

export const callSheetRoom: Room<'call_sheet'> = {
  load() {
    throw new Error('Nothing follows for call sheets, and no deadline passes for them');
  },
};
