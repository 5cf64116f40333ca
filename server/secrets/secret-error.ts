/** A process has a secret that does not fit the database; the message is for the operator who starts it. */
export class SecretError extends Error {
  override name = 'SecretError';
}
