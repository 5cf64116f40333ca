const DAY_MINUTES = 24 * 60;

/** A time of day plus a number of minutes (negative for earlier), also past midnight. */
export function shiftTime(time: string, minutes: number): string {
  const at = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes;
  const inDay = ((at % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return [Math.floor(inDay / 60), inDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
