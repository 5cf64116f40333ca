import { Check, Plus, Send } from 'lucide-react';
import { Button } from '#web/ui/form/button.tsx';

interface PickButtonProps {
  isPicked: boolean;
  /** Label of the button. */
  word: string;
  /** The talent's name, for screen readers. */
  name: string;
  onPress: () => void;
}

/** A button that picks one talent or removes the pick. It is the same button for both, so that it keeps the focus. */
export function PickButton({ isPicked, word, name, onPress }: PickButtonProps) {
  return (
    <Button size="small" icon={isPicked ? Check : Plus} onClick={onPress}>
      {isPicked ? 'Vald, ta bort' : word}
      <span className="sr-only"> {name}</span>
    </Button>
  );
}

interface PickManyProps {
  word: string;
  onClear: () => void;
  onPick: () => Promise<void>;
}

/** The buttons for the selected talents: pick them, or clear the selection. */
export function PickMany({ word, onClear, onPick }: PickManyProps) {
  return (
    <>
      <Button variant="quiet" onClick={onClear}>
        Avmarkera
      </Button>
      <Button icon={Plus} onClick={onPick}>
        {word}
      </Button>
    </>
  );
}

const requests = (count: number) => (count === 1 ? '1 förfrågan' : `${count} förfrågningar`);

/** The button that opens the requests to the picked talents. */
export function SendButton({ count, onPress }: { count: number; onPress: () => void }) {
  return (
    <Button variant="primary" icon={Send} isWide disabled={count === 0} onClick={onPress}>
      {count === 0 ? 'Skicka förfrågningar' : `Skicka ${requests(count)}`}
    </Button>
  );
}
