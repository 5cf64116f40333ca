import type { z } from 'zod';

/** A picture that a document prints. */
export interface PictureSlot {
  /** media.path of a public picture. */
  readonly path: string;
  /** As printed, in points (1/72 inch). */
  readonly width: number;
  readonly height: number;
}

/**
 * One version of what a kind of document says; how it is drawn stands in drawings.ts. A version that documents were made
 * with is never changed or removed.
 */
export interface Template<Snapshot> {
  /** Everything that is printed, in words: what the vocabularies say later changes nothing. */
  readonly schema: z.ZodType<Snapshot>;
  readonly title: (snapshot: Snapshot) => string;
  /** The pictures that the drawing is given, in its order. */
  readonly pictures: (snapshot: Snapshot) => readonly PictureSlot[];
}
