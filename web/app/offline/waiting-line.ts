import { ApiError, api, type CallArgs, type RouteName } from '#web/api/client.ts';
import { clock } from '#web/ui/text/clock.ts';
import { inStore } from './database.ts';
import { isLate, isSame, keyOf, mayWait, outcomeOf, TOO_LATE, type WaitingCommand } from './waiting-rules.ts';

/** Only one tab sends at a time. */
const LOCK = 'medverka.waiting';

let account: string | undefined;
let line: readonly WaitingCommand[] = [];
const listeners = new Set<() => void>();

/** The commands of the signed-in account that wait or were refused, in the order in which they were given. */
export const readLine = () => line;
export function subscribeLine(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const inOrder = (one: WaitingCommand, other: WaitingCommand) => (one.written_date < other.written_date ? -1 : 1);

/** Reads the line from the database, which other tabs change too. */
async function readAgain(): Promise<readonly WaitingCommand[]> {
  const all = await inStore<WaitingCommand[]>('waiting', 'readonly', (store) => store.getAll());
  line = all.filter((one) => one.account === account).sort(inOrder);
  for (const tell of listeners) tell();
  return line;
}

const put = (command: WaitingCommand) => inStore('waiting', 'readwrite', (store) => store.put(command));
const drop = (key: string) => inStore<unknown>('waiting', 'readwrite', (store) => store.delete(key));

/** Opens the line of an account; undefined for one without a line. Deletes what others of this browser have left. */
export async function openLine(of: string | undefined): Promise<void> {
  account = of;
  const all = await inStore<WaitingCommand[]>('waiting', 'readonly', (store) => store.getAll());
  for (const one of all) if (one.account !== of) await drop(one.key);
  await readAgain();
}

/** Takes a command back, or forgets a refused one. A command that is being sent has left. */
export async function takeBack(key: string): Promise<void> {
  await drop(key);
  await readAgain();
}

const give = (name: string, args: object, key: string) =>
  api(name as RouteName, { ...args, repeat_key: key } as unknown as CallArgs<RouteName>);

/**
 * Sends a command, or lets it wait if there is no network: undefined for a command that may not wait. Each try has the
 * same key, so that a command whose answer was lost is not done twice.
 * @throws ApiError, 'waiting' for a command that waits
 */
export function sendOrWait(name: string, args: object = {}): Promise<unknown> | undefined {
  if (!mayWait(name) || account === undefined) return undefined;
  const owner = account;
  return (async () => {
    const key = keyOf(args);
    const known = (await readAgain()).find((one) => isSame(one, name, args));
    const isBehind = line.some((one) => one.refusal === undefined);
    if (navigator.onLine && !isBehind) {
      try {
        return await give(name, args, key);
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'offline')) throw error;
      }
    }
    const written_date = clock.now().toISOString();
    const path = window.location.pathname + window.location.search;
    if (!known) await put({ key, account: owner, name, args, written_date, path });
    await readAgain();
    throw new ApiError('waiting', 0, 'Skickas när du är uppkopplad.');
  })();
}

let onSent: (command: WaitingCommand) => void = () => {};
/** Calls the listener after a waiting command has been done. */
export function whenSent(listener: typeof onSent): void {
  onSent = listener;
}

/** @returns false if the commands behind this one have to wait too */
async function sendOne(command: WaitingCommand): Promise<boolean> {
  if (isLate(command, clock.now())) {
    await put({ ...command, refusal: TOO_LATE });
    return true;
  }
  try {
    await give(command.name, command.args, command.key);
  } catch (error) {
    const outcome = outcomeOf(error);
    if (outcome === 'waits') return false;
    if (outcome !== 'done') {
      await put({ ...command, refusal: outcome.refusal });
      return true;
    }
  }
  await drop(command.key);
  onSent(command);
  return true;
}

/** Sends what waits, in order, up to the first that finds no network. Does nothing while another tab sends. */
export async function sendLine(): Promise<void> {
  if (!navigator.onLine || account === undefined) return;
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    for (const command of await readAgain()) {
      // A press may have taken it back meanwhile.
      const isThere = await inStore('waiting', 'readonly', (store) => store.getKey(command.key));
      if (isThere === undefined || command.refusal !== undefined) continue;
      if (!(await sendOne(command))) break;
    }
  });
  await readAgain();
}
