import type { Ore } from '#domain/kernel/money/ore.ts';
import type { Statement } from '#domain/money/declaration/statement.ts';
import type { Platform } from '#domain/money/platform/platform.ts';

/** The person whom the tax agency asks about the file. */
export interface AgiContact {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/** A statement with the person's number of twelve digits. */
export interface NumberedStatement extends Statement {
  readonly identity_number: string;
}

export interface RemovedStatement {
  readonly specification: number;
  readonly identity_number: string;
}

/** The facts of one file. The same input gives the same bytes. */
export interface AgiInput {
  readonly employer: Pick<Platform, 'org_number'>;
  readonly contact: AgiContact;
  /** The name of the program that made the file. */
  readonly program: string;
  /** ISO instant. */
  readonly created_at: string;
  /** First ISO day of the month of payment. */
  readonly month: string;
  /** Boxes 487 and 497 of the whole month. */
  readonly contributions_ore: Ore;
  readonly tax_ore: Ore;
  readonly statements: readonly NumberedStatement[];
  readonly removed: readonly RemovedStatement[];
}
