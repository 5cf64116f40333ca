import type { z } from 'zod';

/** A picture that a document prints. */
export interface PictureSlot {
  /** media.path of a public picture. */
  readonly path: string;
  /** Printed size in points (1/72 inch). */
  readonly width: number;
  readonly height: number;
}

/**
 * One version of the contents of a kind of document; its drawing is in drawings.ts. A version with which documents were
 * made is never changed or removed.
 */
export interface Template<Snapshot> {
  /** Everything printed, as text, so that later changes of the vocabularies change nothing. */
  readonly schema: z.ZodType<Snapshot>;
  readonly title: (snapshot: Snapshot) => string;
  /** The pictures for the drawing, in its order. */
  readonly pictures: (snapshot: Snapshot) => readonly PictureSlot[];
}
