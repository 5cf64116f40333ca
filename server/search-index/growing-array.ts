import { type Numbers, type NumbersType, sharedNumbers } from './shared-numbers.ts';

/** A number array that grows, for values whose number is not known beforehand. */
export class Growing<Kept extends Numbers> {
  #values: Kept;
  #count = 0;
  readonly #type: NumbersType<Kept>;
  constructor(type: NumbersType<Kept>) {
    this.#type = type;
    this.#values = new type(4);
  }
  push(value: number): void {
    if (this.#count === this.#values.length) {
      const larger = new this.#type(this.#count * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#count] = value;
    this.#count += 1;
  }
  /** The values until now, without a copy. */
  get values(): Kept {
    return this.#values.subarray(0, this.#count) as Kept;
  }
  /** A copy that all threads can read. */
  get shared(): Kept {
    const copy = sharedNumbers(this.#type, this.#count);
    copy.set(this.values);
    return copy;
  }
}

/** A growing list of numbers up to 255. */
export const growing8 = () => new Growing<Uint8Array>(Uint8Array);
/** A growing list of numbers up to 65 535. */
export const growing16 = () => new Growing<Uint16Array>(Uint16Array);
/** A growing list of numbers up to 2^32 - 1. */
export const growing32 = () => new Growing<Uint32Array>(Uint32Array);
