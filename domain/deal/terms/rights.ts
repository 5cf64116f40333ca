import type { Ore } from '#domain/kernel/money/ore.ts';

/** A right to show the recording: where, for how long, and at what price. */
export interface RightsLine {
  /** Ids of the vocabulary. */
  readonly media: readonly string[];
  /** Id of the vocabulary; null until stated. */
  readonly territory: string | null;
  /** The ISO day from which the months count; null for the day of first use. */
  readonly starts_on: string | null;
  /**
   * The latest day of first use, from which the months run whether the material is used or not; null if none is agreed.
   */
  readonly latest_start_on: string | null;
  /** Null until stated. */
  readonly months: number | null;
  /** The trade in which the talent may take no other work during the period; empty for none. */
  readonly exclusivity: string;
  /** The price of the right; null if the fee covers it. */
  readonly fee_ore: Ore | null;
  /** The price of the same number of months again; null if none is agreed. */
  readonly renewal_ore: Ore | null;
}

/** Uses of a person's likeness to generate material. Not allowed unless stated, and never implied by another line. */
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

/** A rights line in which nothing is filled in. */
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
