import { isNoSpace } from '#server/files/no-space.ts';
import { BackupError } from './backup-error.ts';
import type { BackupPlace } from './backup-place.ts';

interface Failure extends NodeJS.ErrnoException {
  /** Services of S3 name the request that they refused. */
  readonly $metadata?: unknown;
}

/** An error of a place in a sentence that names the place; any other error as it is. */
function placeError(title: string, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof BackupError) return error;
  const { syscall, $metadata, message, code, name } = error as Failure;
  if (isNoSpace(error)) return new BackupError(`${title} has no room left, or is read-only.`, { cause: error });
  // A failed 'read' is an error of the copied file: errors while an object of the place is read do not come here.
  if ((syscall === undefined || syscall === 'read') && $metadata === undefined) return error;
  return new BackupError(`${title} cannot be used: ${message || code || name}.`, { cause: error });
}

/** A place whose errors are sentences. */
export function inSentences(place: BackupPlace): BackupPlace {
  const told = async <Value>(work: Promise<Value>): Promise<Value> => {
    try {
      return await work;
    } catch (error) {
      throw placeError(place.title, error);
    }
  };
  return {
    title: place.title,
    put: (name, source) => told(place.put(name, source)),
    get: (name) => told(place.get(name)),
    async *list(folder) {
      try {
        yield* place.list(folder);
      } catch (error) {
        throw placeError(place.title, error);
      }
    },
    remove: (name) => told(place.remove(name)),
    removeDrafts: (before) => told(place.removeDrafts(before)),
  };
}
