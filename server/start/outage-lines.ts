const MINUTE_MS = 60_000;

/** Decides which lines about an outage the log writes. */
export interface OutageLines {
  /** True if a line with this message may be written now; otherwise it is counted for the next line. */
  mayWrite(message: string): boolean;
}

/**
 * Lets one line about an outage through in a minute, because in an outage every call and every job fails. The others
 * are counted by their message, and told together at the end of the minute.
 * @param tell gets the messages that were not written, with their numbers
 */
export function createOutageLines(
  tell: (omitted: Readonly<Record<string, number>>) => void,
  every_ms = MINUTE_MS,
): OutageLines {
  let isQuiet = false;
  const omitted = new Map<string, number>();
  const beQuiet = () => {
    isQuiet = true;
    setTimeout(() => {
      isQuiet = false;
      if (omitted.size === 0) return;
      const all = Object.fromEntries(omitted);
      omitted.clear();
      // The line with the numbers is the line of the next minute.
      beQuiet();
      tell(all);
    }, every_ms).unref();
  };
  return {
    mayWrite(message) {
      if (!isQuiet) {
        beQuiet();
        return true;
      }
      omitted.set(message, (omitted.get(message) ?? 0) + 1);
      return false;
    },
  };
}
