/**
 * Lets JavaScript's clock of a process jump: SIGUSR2 moves it by the milliseconds in the file `CLOCK_FILE`, as an
 * operator or a time server that is wrong does. Loaded with `--import`.
 */
import { readFileSync } from 'node:fs';

const RealDate = globalThis.Date;
const realNow = RealDate.now;
let moved_ms = 0;
const now = () => realNow() + moved_ms;
RealDate.now = now;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, asked) => Reflect.construct(target, args.length === 0 ? [now()] : args, asked),
  apply: () => new RealDate(now()).toString(),
});
RealDate.prototype.constructor = globalThis.Date;
process.on('SIGUSR2', () => {
  moved_ms = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'));
});
