import type { ReactNode } from 'react';
import { Checkbox } from './checkbox.tsx';

interface ChoosableProps {
  /** Accessible name of the checkbox, distinct from those of other rows. */
  label: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  children: ReactNode;
}

/** A row of a list with a checkbox, for commands about several rows. */
export const Choosable = ({ label, isChosen, onChoose, children }: ChoosableProps) => (
  <div className="flex items-start gap-2">
    <Checkbox
      label={label}
      isLabelHidden
      className="pt-3"
      checked={isChosen}
      onChange={({ target }) => onChoose(target.checked)}
    />
    <div className="min-w-0 flex-1">{children}</div>
  </div>
);
