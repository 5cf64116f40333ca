import type { SignOffKind } from '#domain/casting/sign-off/sign-off.workflow.ts';

/** The action that awaits a sign-off, as it is written after 'vill'. */
export const signOffWhat: Record<SignOffKind, string> = {
  activate: 'aktivera och boka',
  request: 'skicka beställningen',
};
