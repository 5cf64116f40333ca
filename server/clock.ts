/**
 * Says what time it is. A process has one, `services.clock`, and everything it decides, writes and compares is at the
 * moment that this one says, so that a test can set the day (docs/decisions/0122-one-clock.md).
 */
export type Clock = () => Date;

/** The clock of this machine. */
export const systemClock: Clock = () => new Date();

/**
 * By whose clock the authentication library works: it asks the machine by itself, so what is written for it to read, and
 * codes of authenticators, which are of the world outside, are of this one and compared with this one alone.
 */
export const libraryClock: Clock = systemClock;
