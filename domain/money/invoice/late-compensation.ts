import { type Ore, ore } from '#domain/kernel/money/ore.ts';

/**
 * The rest of the compensation for late payment between companies (450 kr, 4 a § lag 1981:739): the fees of
 * reminders are deducted, because the two are never owed side by side.
 */
export const compensationLeft = (compensation_ore: Ore, reminder_fees_ore: Ore): Ore =>
  ore(Math.max(0, compensation_ore - reminder_fees_ore));
