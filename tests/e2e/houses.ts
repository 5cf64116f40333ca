/** The two servers under test, each with its own database and files. */
import { untilAnswers } from '#tests/support/until-answers.ts';

/**
 * The empty server is for journeys, which make their own people. Walks use the demonstration, which takes long to make.
 */
export type HouseName = 'empty' | 'demonstration';

export interface House {
  /** Address without a slash at the end. */
  readonly url: string;
  readonly database_url: string;
  readonly data_dir: string;
  readonly session_secret: string;
}

const variableOf = (name: HouseName) => `E2E_${name.toUpperCase()}`;

/** Puts a server's address, database, folder and secret into the environment, which the workers inherit. */
export function tellHouse(name: HouseName, house: House): void {
  process.env[variableOf(name)] = JSON.stringify(house);
}

export function findHouse(name: HouseName): House {
  const told = process.env[variableOf(name)];
  if (!told) throw new Error(`There is no house '${name}': global-setup.ts has not run, or E2E_DEMO=0 left it out.`);
  return JSON.parse(told);
}

/** Maximum time in ms for making the demonstration, while journeys use most of the machine. */
export const OPENING_PATIENCE_MS = 300_000;

/**
 * Resolves when the server answers.
 * @throws after OPENING_PATIENCE_MS
 */
export async function untilOpen({ url }: House): Promise<void> {
  await untilAnswers(`${url}/ready`, OPENING_PATIENCE_MS);
}
