import type { ProjectForm } from './project-form.ts';

/** What was typed and not saved, as the browser keeps it until it is saved or somebody signs out. */
export interface KeptProject {
  /** Raised when the form changes shape, so that nothing older is put into it. */
  readonly shape: 2;
  /** Whose it is: nobody else who signs in here sees it. */
  readonly account_id: string;
  /** What the server had when it was typed; null for a project that is not saved yet. */
  readonly revision: number | null;
  readonly is_locked: boolean;
  readonly values: ProjectForm;
}

const keyOf = (id: string | undefined) => `medverka.projectForm.${id ?? 'new'}`;

/** What is kept of a project of this account; undefined for anything that is not whole. */
export function readKept(storage: Storage, id: string | undefined, accountId: string): KeptProject | undefined {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(id)) ?? 'null') as KeptProject | null;
    const isWhole = kept?.shape === 2 && Array.isArray(kept.values?.roles) && Array.isArray(kept.values.dates);
    return isWhole && kept.account_id === accountId ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is typed. A browser that is full or may keep nothing goes on without. */
export function keep(storage: Storage, id: string | undefined, kept: Omit<KeptProject, 'shape'>): void {
  try {
    storage.setItem(keyOf(id), JSON.stringify({ shape: 2, ...kept } satisfies KeptProject));
  } catch {
    // The form is still here, and saving it works.
  }
}

export function dropKept(storage: Storage, id: string | undefined): void {
  storage.removeItem(keyOf(id));
}
