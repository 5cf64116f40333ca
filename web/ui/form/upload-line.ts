/** A queue of files, identified by the numbers of their rows. */
export interface UploadLine {
  /** Sends a file when all earlier files have succeeded or failed. */
  readonly add: (id: number, send: () => Promise<void>) => void;
  /** Removes a file from the queue if its turn has not come. */
  readonly drop: (id: number) => void;
}

/**
 * Sends files one at a time, in the order in which the user chose them. In parallel small files would overtake large
 * ones, and the first picture becomes the portrait. This also limits memory to one decoded picture, which takes up to
 * 200 MB.
 */
export function createUploadLine(): UploadLine {
  const dropped = new Set<number>();
  let last: Promise<void> = Promise.resolve();
  return {
    add(id, send) {
      dropped.delete(id);
      last = last.then(() => (dropped.delete(id) ? undefined : send())).catch(() => {});
    },
    drop: (id) => void dropped.add(id),
  };
}
