import type { WorkerRole } from './messages.ts';

/** The files of a build that the worker keeps. */
export interface BuiltFiles {
  /** Differs between two builds with different files. */
  readonly version: string;
  /** The files of the app without any screen, and the page that draws it, kept for everybody. */
  readonly shell: readonly { readonly url: string; readonly revision: string | null }[];
  /** The files of the screens that work without a network, kept when somebody with this role is signed in. */
  readonly screens: Readonly<Record<WorkerRole, readonly string[]>>;
}

/** Without a build nothing is kept: the build writes its own files here (scripts/build/worker.ts). */
export const BUILT_FILES: BuiltFiles = { version: '', shell: [], screens: { talent: [], company: [], admin: [] } };
