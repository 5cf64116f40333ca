/** Files that wait for their turn, by the numbers of their rows. */
export interface UploadLine {
  /** Sends it when those before it are through, whatever became of them. */
  readonly add: (id: number, send: () => Promise<void>) => void;
  /** Takes it out of the line, if its turn has not come. */
  readonly drop: (id: number) => void;
}

/**
 * One file after the other, in the order in which they were chosen: small ones would overtake large ones, and the first
 * picture is the portrait. So one picture at a time is drawn in memory too, where one takes up to 200 MB.
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
