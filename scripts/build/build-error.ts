/** Thrown if there are no screens to serve; `main` prints its message alone. */
export class BuildError extends Error {
  override name = 'BuildError';
}
