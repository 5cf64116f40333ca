import type { RightsLine } from '#domain/deal/terms/rights.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { AgreementFacts } from './agreement-facts.ts';

/** All facts from which the text of an extension is written. */
export interface ExtensionFacts
  extends Pick<AgreementFacts, 'model' | 'written_on' | 'company' | 'talent' | 'guardians' | 'project'> {
  /** Null before the extension is ordered. */
  readonly number: number | null;
  /** The number of the agreement whose right is extended. */
  readonly extends_number: number;
  readonly role_title: string;
  readonly line: RightsLine;
  readonly renewal_ore: Ore;
  readonly months: number;
  /** ISO days: the last without the extension, and the first and last of the extension. */
  readonly held_until: string;
  readonly starts_on: string;
  readonly ends_on: string;
}
