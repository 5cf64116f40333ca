import { useEffect, useEffectEvent, useState } from 'react';
import type { CandidateRow } from '#contract/casting/candidate.ts';
import { Button } from '#web/ui/form/button.tsx';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { ownNote } from './notes.view.ts';
import { useCandidateMove } from './use-candidates.ts';

const PAUSE_MS = 700;

/** The caller's own note about a candidate; saved when the typing pauses or the panel closes. */
export function CandidateNote({ row }: { row: CandidateRow }) {
  const move = useCandidateMove();
  const errorText = useErrorText();
  const [noted] = useState(() => ownNote(row.notes)?.note ?? '');
  const [typed, setTyped] = useState(noted);
  const [saved, setSaved] = useState(noted);
  const save = useEffectEvent(async (note: string) => {
    if (note.trim() === saved.trim()) return;
    setSaved(note);
    try {
      await move(row, { command: 'note', note });
    } catch (error) {
      setSaved(saved);
      showToast(`Anteckningen sparades inte. ${errorText(error)}`, { tone: 'lost' });
    }
  });
  const flush = useEffectEvent(() => void save(typed));
  useEffect(() => {
    const timer = setTimeout(() => save(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => () => flush(), []);
  return (
    <div className="flex flex-col items-start gap-1">
      <Field label="Din anteckning" hint="Syns bara för er som väljer. Den sparas av sig själv." className="w-full">
        <Textarea rows={2} maxLength={2000} value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      {typed.trim() !== noted.trim() && (
        <Button size="small" variant="quiet" className="-ml-3" onClick={() => setTyped(noted)}>
          Ångra det jag har skrivit
        </Button>
      )}
    </div>
  );
}
