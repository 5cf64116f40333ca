type Numbers = Uint8Array | Uint16Array | Uint32Array;

/** A number array that grows, for values whose number is not known beforehand. */
export class Growing<Kept extends Numbers> {
  #values: Kept;
  #count = 0;
  readonly #make: (length: number) => Kept;
  constructor(make: (length: number) => Kept) {
    this.#make = make;
    this.#values = make(4);
  }
  push(value: number): void {
    if (this.#count === this.#values.length) {
      const larger = this.#make(this.#count * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#count] = value;
    this.#count += 1;
  }
  /** A copy, so that unused memory is freed. */
  get values(): Kept {
    return this.#values.slice(0, this.#count) as Kept;
  }
}

/** A growing list of numbers up to 255. */
export const growing8 = () => new Growing((length) => new Uint8Array(length));
/** A growing list of numbers up to 65 535. */
export const growing16 = () => new Growing((length) => new Uint16Array(length));
/** A growing list of numbers up to 2^32 - 1. */
export const growing32 = () => new Growing((length) => new Uint32Array(length));
