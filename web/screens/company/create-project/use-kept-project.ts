import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { onSessionEvent } from '#web/features/accounts/session/session-events.ts';
import { readSession } from '#web/features/accounts/session/session-store.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { dropKept, type KeptProject, keep, readKept } from './kept-project.ts';
import type { ProjectForm } from './project-form.ts';

const PAUSE_MS = 400;

/** A stored form: 'restored', or 'waiting' if the project has changed since. Undefined without one. */
export type Found = { readonly state: 'restored' | 'waiting'; readonly values: ProjectForm } | undefined;

/**
 * Stores an unsaved form in this browser and restores it when the screen opens again. `saved` is the project from the
 * server; `isOpen` is false if the project can no longer be changed.
 */
export function useKeptProject<Sent extends FieldValues>(
  form: UseFormReturn<ProjectForm, unknown, Sent>,
  saved: ProjectDetails | undefined,
  isOpen: boolean,
) {
  const [{ accountId, kept }] = useState(() => {
    const account = readSession().record?.data.id;
    const mine = account !== undefined && isOpen ? readKept(localStorage, saved?.id, account) : undefined;
    return { accountId: account, kept: mine };
  });
  const [found, setFound] = useState<Found>(
    () => kept && { state: fits(kept, saved) ? 'restored' : 'waiting', values: kept.values },
  );
  const { isDirty } = form.formState;
  // Stores the form when the page closes; undefined if there is nothing unsaved.
  const latest = useRef<() => void>(undefined);
  const isOver = useRef(false);

  const restore = useCallback((values: ProjectForm) => form.reset(values, { keepDefaultValues: true }), [form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found at the opening is put back once
  useEffect(() => {
    if (found?.state === 'restored') restore(found.values);
  }, []);

  const drop = useCallback(() => {
    latest.current = undefined;
    dropKept(localStorage, saved?.id);
    setFound(undefined);
  }, [saved?.id]);

  useEffect(() => {
    if (!isDirty || accountId === undefined || isOver.current) return;
    const write = () => {
      const [revision, is_locked] = [saved?.revision ?? null, saved?.is_terms_locked ?? false];
      if (!isOver.current) {
        keep(localStorage, saved?.id, { account_id: accountId, revision, is_locked, values: form.getValues() });
      }
    };
    latest.current = write;
    const timer = setTimeout(write, PAUSE_MS);
    return () => clearTimeout(timer);
  });
  const wasDirty = useRef(false);
  useEffect(() => {
    // The user has undone all edits by hand, so the stored form is dropped.
    if (wasDirty.current && !isDirty) drop();
    wasDirty.current = isDirty;
  }, [isDirty, drop]);

  useEffect(() => {
    const flush = () => latest.current?.();
    // Signing out empties the storage, and nothing may be stored after that.
    const leave = onSessionEvent(({ event, is_lost }) => {
      if (event === 'signed_out' && !is_lost) isOver.current = true;
    });
    window.addEventListener('pagehide', flush);
    return () => {
      flush();
      leave();
      window.removeEventListener('pagehide', flush);
    };
  }, []);

  const bringBack = () => {
    if (!found) return;
    restore(found.values);
    setFound({ ...found, state: 'restored' });
  };
  const throwAway = () => {
    if (!found) return;
    const isInForm = found.state === 'restored';
    const values = isInForm ? structuredClone(form.getValues()) : found.values;
    if (isInForm) form.reset();
    drop();
    showToast('Det du skrev är slängt.', {
      tone: 'neutral',
      action: { label: 'Ångra', onChoose: () => restore(values) },
    });
  };
  return { found, drop, bringBack, throwAway };
}

/** True if the project has not changed since the form was stored. */
const fits = (kept: KeptProject, saved: ProjectDetails | undefined): boolean =>
  kept.revision === (saved?.revision ?? null) && kept.is_locked === (saved?.is_terms_locked ?? false);
