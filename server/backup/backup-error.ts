/** A failure that the person at the command can do something about, in one sentence. */
export class BackupError extends Error {
  override name = 'BackupError';
}
