import type { ReactNode } from 'react';

/** A part of the settings, with a link to it. */
export interface SettingsPart {
  /** Id of the part's element, to which a link leads: 'losenord' for '#losenord'. */
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}
