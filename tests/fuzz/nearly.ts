/** A valid value with one or two errors. */
import fc from 'fast-check';
import { hostileNumber, hostileText, hostileValue } from './hostile-values.ts';

interface Slip {
  /** Number of the place of the error, counted from the outermost value, modulo the number of places. */
  readonly place: number;
  readonly kind: 'drop' | 'add' | 'twice' | 'near' | 'any';
  readonly name: string;
  readonly text: string;
  readonly number: number;
  readonly value: unknown;
}

const EXTRA = ['__proto__', 'constructor', 'id', 'status', 'account_id', 'company_id', 'role', "x'; --"];

const slip: fc.Arbitrary<Slip> = fc.record({
  place: fc.nat({ max: 200 }),
  kind: fc.constantFrom('near', 'any', 'drop', 'add', 'twice'),
  name: fc.constantFrom(...EXTRA),
  text: hostileText,
  number: hostileNumber,
  value: hostileValue,
});

/** An object from its entries; `__proto__` is an ordinary name, as in JSON. */
export function fromEntries(entries: readonly (readonly [string, unknown])[]): object {
  const made = {};
  for (const [name, value] of entries)
    Object.defineProperty(made, name, { value, enumerable: true, configurable: true, writable: true });
  return made;
}

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;
const countPlaces = (value: unknown): number =>
  isTree(value) ? Object.values(value).reduce<number>((sum, inner) => sum + countPlaces(inner), 1) : 1;

const DROPPED = Symbol('dropped');

/** The value after the error; DROPPED if the error removes the value. */
function slipped(value: unknown, { kind, name, text, number, value: other }: Slip): unknown {
  if (kind === 'drop') return DROPPED;
  if (kind === 'add' && isTree(value) && !Array.isArray(value))
    return fromEntries([...Object.entries(value), [name, other]]);
  if (kind === 'twice' && Array.isArray(value)) return [...value, ...value];
  if (kind === 'near' && typeof value === 'string') return text;
  return kind === 'near' && typeof value === 'number' ? number : other;
}

/** Makes an error at one place of a value. Place 0 is the value itself; the places inside follow. */
function slipAt(value: unknown, slip: Slip, place: number): unknown {
  if (place === 0 || !isTree(value)) return slipped(value, slip);
  let left = place - 1;
  const inner = Object.entries(value).flatMap(([name, one]): [string, unknown][] => {
    const places = countPlaces(one);
    const isHere = left >= 0 && left < places;
    const now = isHere ? slipAt(one, slip, left) : one;
    left -= places;
    return now === DROPPED ? [] : [[name, now]];
  });
  return Array.isArray(value) ? inner.map(([, one]) => one) : fromEntries(inner);
}

/** Valid values, and values with one or two errors. */
export function nearly(right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const slips = fc.oneof(
    { weight: 3, arbitrary: fc.constant<Slip[]>([]) },
    { weight: 4, arbitrary: fc.array(slip, { minLength: 1, maxLength: 2 }) },
  );
  return fc.tuple(right, slips).map(([value, all]) =>
    all.reduce<unknown>((now, one) => {
      const made = slipAt(now, one, one.place % countPlaces(now));
      return made === DROPPED ? undefined : made;
    }, value),
  );
}
