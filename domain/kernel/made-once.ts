/**
 * What `make` returns, made at the first call and kept. For the formats of `Intl`: making the first of a kind takes a
 * phone 10 to 60 ms, which a screen without it should not wait for.
 */
export function madeOnce<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
