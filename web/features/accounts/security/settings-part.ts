import type { ReactNode } from 'react';

/** A part of the settings, with a link to it. */
export interface SettingsPart {
  /** Anchor of the part: '#losenord'. */
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}
