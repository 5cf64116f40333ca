import { useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { BeginActingDialog } from './begin-acting.tsx';
import { useMandate } from './use-mandate.ts';

interface ForTalentProps {
  talent_id: string;
  name: string;
  /** Label of the act: 'Bekräfta tiden'. */
  label: string;
  isBusy?: boolean | undefined;
  onAct: () => void;
}

/**
 * A button with which an administrator does something for the talent. Without a mandate for the talent, it asks for one
 * first.
 */
export function ForTalent({ talent_id, name, label, isBusy, onAct }: ForTalentProps) {
  const held = useMandate();
  const [isBeginning, setIsBeginning] = useState(false);
  if (held?.talent_id === talent_id) {
    return (
      <Button size="small" isBusy={isBusy} onClick={onAct}>
        {label}
        <span className="sr-only"> för {name}</span>
      </Button>
    );
  }
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setIsBeginning(true)}>
        Handla för {name}
      </Button>
      <BeginActingDialog whom={isBeginning ? { talent_id, name } : undefined} onClose={() => setIsBeginning(false)} />
    </>
  );
}
