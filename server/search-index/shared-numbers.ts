/** A typed array of one of the sizes that a segment uses. */
export type Numbers = Uint8Array | Uint16Array | Uint32Array;

/** A way to make a typed array of one kind. */
export type NumbersType<Kept extends Numbers> = {
  new (length: number): Kept;
  new (buffer: ArrayBufferLike): Kept;
  readonly BYTES_PER_ELEMENT: number;
};

/** Makes zeros in memory that all threads of the process can read without a copy of their own. */
export const sharedNumbers = <Kept extends Numbers>(type: NumbersType<Kept>, length: number): Kept =>
  new type(new SharedArrayBuffer(length * type.BYTES_PER_ELEMENT));
