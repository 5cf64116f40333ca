import type { ProjectForm } from './project-form.ts';

/** An unsaved form, kept in the browser until it is saved or the account signs out. */
export interface KeptProject {
  /** Version of the form's shape; an older form is ignored. */
  readonly shape: 2;
  /** The account that typed: other accounts in this browser never see the form. */
  readonly account_id: string;
  /** Revision of the project when the form was typed; null for an unsaved project. */
  readonly revision: number | null;
  readonly is_locked: boolean;
  readonly values: ProjectForm;
}

const keyOf = (id: string | undefined) => `medverka.projectForm.${id ?? 'new'}`;

/** The kept form of a project for this account; undefined if it is incomplete or another account's. */
export function readKept(storage: Storage, id: string | undefined, accountId: string): KeptProject | undefined {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(id)) ?? 'null') as KeptProject | null;
    const isWhole = kept?.shape === 2 && Array.isArray(kept.values?.roles) && Array.isArray(kept.values.dates);
    return isWhole && kept.account_id === accountId ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the form. If the storage is full or blocked, the form is not kept. */
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
