import type { ProjectForm } from './project-form.ts';

/** An unsaved form that the browser stores until it is saved or discarded, or the user signs out. */
export interface KeptProject {
  /** Version of the stored data's type; stored data of another version are ignored. */
  readonly shape: 2;
  /** The account that typed the form; other accounts in this browser never see it. */
  readonly account_id: string;
  /** Revision of the project when the form was typed; null for an unsaved project. */
  readonly revision: number | null;
  readonly is_locked: boolean;
  readonly values: ProjectForm;
}

const keyOf = (id: string | undefined) => `medverka.projectForm.${id ?? 'new'}`;

/**
 * The stored form of a project for this account; undefined if there is none, or if it is incomplete, of another
 * version, or another account's.
 */
export function readKept(storage: Storage, id: string | undefined, accountId: string): KeptProject | undefined {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(id)) ?? 'null') as KeptProject | null;
    const isWhole = kept?.shape === 2 && Array.isArray(kept.values?.roles) && Array.isArray(kept.values.dates);
    return isWhole && kept.account_id === accountId ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the form. If the storage is full or blocked, nothing is stored. */
export function keep(storage: Storage, id: string | undefined, kept: Omit<KeptProject, 'shape'>): void {
  try {
    storage.setItem(keyOf(id), JSON.stringify({ shape: 2, ...kept } satisfies KeptProject));
  } catch {
    // The form is still on the screen and can be saved.
  }
}

export function dropKept(storage: Storage, id: string | undefined): void {
  storage.removeItem(keyOf(id));
}
