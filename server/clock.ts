/**
 * Gives the present time. A process has one clock, `services.clock`, for everything that the process decides, writes
 * and compares, so that a test can set the day (docs/decisions/0122-one-clock.md).
 */
export type Clock = () => Date;

/** The clock of this machine. */
export const systemClock: Clock = () => new Date();

/**
 * The clock of the authentication library, which reads the machine's clock itself. Values that the library reads, and
 * codes of authenticators, which follow real time, use this clock and are compared only with it.
 */
export const libraryClock: Clock = systemClock;
