import type { Ore } from '#domain/kernel/money/ore.ts';

/** A right to show the recording: where, for how long, and at what price. */
export interface RightsLine {
  /** Ids of the vocabulary. */
  readonly media: readonly string[];
  /** Id of the vocabulary; null while it is not said. */
  readonly territory: string | null;
  /** The day that the months are counted from, ISO; null for the day of first use. */
  readonly starts_on: string | null;
  /** The latest day of first use, from which the months run whether it is used or not; null where none is agreed. */
  readonly latest_start_on: string | null;
  /** Null while it is not said. */
  readonly months: number | null;
  /** The trade in which the talent takes no other work meanwhile; empty for none. */
  readonly exclusivity: string;
  /** The price of the right; null when the fee covers it. */
  readonly fee_ore: Ore | null;
  /** The price of as many months again; null when none has been agreed. */
  readonly renewal_ore: Ore | null;
}

/** Uses of a person's likeness to generate material. No by default, and never implied by another line. */
export interface SyntheticUses {
  readonly digital_replica: boolean;
  readonly voice_synthesis: boolean;
  readonly model_training: boolean;
}

export const NO_SYNTHETIC_USES: SyntheticUses = {
  digital_replica: false,
  voice_synthesis: false,
  model_training: false,
};

/** An unwritten right. */
export const NO_RIGHT: RightsLine = {
  media: [],
  territory: null,
  starts_on: null,
  latest_start_on: null,
  months: null,
  exclusivity: '',
  fee_ore: null,
  renewal_ore: null,
};

export const RIGHTS_BOUNDS = { lines: 10, media: 20, months: 600, exclusivity: 80 } as const;
