/** The two servers under test, each with a database and files of its own. */

/** Journeys make whom they need and meet nobody else; walks look at the demonstration, which takes a while to be made. */
export type HouseName = 'empty' | 'demonstration';

export interface House {
  /** Address without a slash at the end. */
  readonly url: string;
  readonly database_url: string;
  readonly data_dir: string;
  readonly session_secret: string;
}

const variableOf = (name: HouseName) => `E2E_${name.toUpperCase()}`;

/** Tells the workers, which inherit the environment, where a house stands. */
export function tellHouse(name: HouseName, house: House): void {
  process.env[variableOf(name)] = JSON.stringify(house);
}

export function findHouse(name: HouseName): House {
  const told = process.env[variableOf(name)];
  if (!told) throw new Error(`There is no house '${name}': global-setup.ts has not run, or E2E_DEMO=0 left it out.`);
  return JSON.parse(told);
}

/** How long the demonstration may take to be made while journeys have most of the machine, in ms. */
export const OPENING_PATIENCE_MS = 300_000;
const PAUSE_MS = 250;

/** Resolves when the house answers. @throws when it has not in good time */
export async function untilOpen({ url }: House): Promise<void> {
  const deadline = Date.now() + OPENING_PATIENCE_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/ready`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`${url} has not opened in ${OPENING_PATIENCE_MS / 1000} s`);
}
