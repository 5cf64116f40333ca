import { Button } from '#web/ui/form/button.tsx';
import { ProgressLine } from './progress-line.tsx';

/** The progress of making a film smaller, with a button for sending it unchanged instead. */
export function SmallerNote({ part, onSkip }: { part: number; onSkip: () => void }) {
  return (
    <div className="flex flex-col items-start gap-2 text-sm">
      <span role="status">Filmen görs mindre, så att den går fortare att skicka. {Math.floor(part * 100)} %</span>
      <ProgressLine part={part} label="Filmen görs mindre" />
      <Button size="small" onClick={onSkip}>
        Skicka den som den är
      </Button>
    </div>
  );
}
