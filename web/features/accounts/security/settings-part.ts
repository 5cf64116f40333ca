import type { ReactNode } from 'react';

/** A part of the settings, with a link to it. */
export interface SettingsPart {
  /** Its anchor: '#losenord'. */
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}
