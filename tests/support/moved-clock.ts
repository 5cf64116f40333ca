/**
 * Moves JavaScript's clock by the milliseconds of `MOVED_CLOCK_MS`, for `--import` in every process of a test run
 * (`npm run test:dates`). It goes on at its own pace, and all processes of a run agree. What measures how long something
 * takes (timers, `performance.now()`, `process.hrtime()`) is untouched, and so is the machine's clock, which PostgreSQL,
 * the file system and the `Date` header of Node's answers keep. It stands alone: each file that it loads would be loaded
 * before the tests could say how.
 */
const moved_ms = Number(process.env.MOVED_CLOCK_MS ?? 0);
if (!Number.isSafeInteger(moved_ms)) throw new Error('MOVED_CLOCK_MS is no whole number of milliseconds');

if (moved_ms !== 0) {
  const RealDate = globalThis.Date;
  const realNow = RealDate.now;
  const now = () => realNow() + moved_ms;
  RealDate.now = now;

  // The same prototype, so that every date is one of this class, whichever code made it.
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

  // Without a date they tell the present one.
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
