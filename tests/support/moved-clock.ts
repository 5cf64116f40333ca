/**
 * Moves JavaScript's clock by the milliseconds of `MOVED_CLOCK_MS`. `npm run test:dates` loads it with `--import` in
 * all processes, which therefore agree. The clock runs at normal speed. Durations (timers, `performance.now()`,
 * `process.hrtime()`) are not moved, nor is the machine's clock, which PostgreSQL, the file system and the `Date`
 * header of Node's answers use. This file imports nothing: an imported module would be loaded before a test could mock
 * it.
 */
const moved_ms = Number(process.env.MOVED_CLOCK_MS ?? 0);
if (!Number.isSafeInteger(moved_ms)) throw new Error('MOVED_CLOCK_MS is no whole number of milliseconds');

if (moved_ms !== 0) {
  const RealDate = globalThis.Date;
  const realNow = RealDate.now;
  const now = () => realNow() + moved_ms;
  RealDate.now = now;

  // Shares the prototype, so that dates from any realm are instances of this class.
  const MovedDate = new Proxy(RealDate, {
    construct: (target, args, asked) => Reflect.construct(target, args.length === 0 ? [now()] : args, asked),
    apply: () => new RealDate(now()).toString(),
  });
  RealDate.prototype.constructor = MovedDate;
  globalThis.Date = MovedDate;

  const began = performance.timeOrigin + moved_ms;
  Object.defineProperty(performance, 'timeOrigin', { value: began, configurable: true, enumerable: true });

  const { instant, timeZoneId } = Temporal.Now;
  const zoned = (zone: Temporal.TimeZoneLike = timeZoneId()) =>
    instant().add({ milliseconds: moved_ms }).toZonedDateTimeISO(zone);
  Object.assign(Temporal.Now, {
    instant: () => instant().add({ milliseconds: moved_ms }),
    zonedDateTimeISO: zoned,
    plainDateTimeISO: (zone?: Temporal.TimeZoneLike) => zoned(zone).toPlainDateTime(),
    plainDateISO: (zone?: Temporal.TimeZoneLike) => zoned(zone).toPlainDate(),
    plainTimeISO: (zone?: Temporal.TimeZoneLike) => zoned(zone).toPlainTime(),
  });

  // Format methods without an argument format the current time.
  const { prototype } = Intl.DateTimeFormat;
  const parts = prototype.formatToParts;
  prototype.formatToParts = function (date) {
    return parts.call(this, date ?? now());
  };
  const format = Object.getOwnPropertyDescriptor(prototype, 'format')?.get;
  Object.defineProperty(prototype, 'format', {
    configurable: true,
    get(this: Intl.DateTimeFormat) {
      const own: Intl.DateTimeFormat['format'] = format?.call(this);
      return (date?: Parameters<typeof own>[0]) => own(date ?? now());
    },
  });
}
