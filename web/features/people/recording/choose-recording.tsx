import type { LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import type { RecordingPurpose } from '#domain/people/recording/recording.rules.ts';
import { Button, type ButtonVariant } from '#web/ui/form/button.tsx';
import { acceptFor } from './recording.view.ts';

interface ChooseRecordingProps {
  readonly purpose: RecordingPurpose;
  readonly label: string;
  readonly icon?: LucideIcon | undefined;
  readonly variant?: ButtonVariant | undefined;
  readonly isSmall?: boolean | undefined;
  readonly onChoose: (file: File) => void;
}

/** A button that opens the file chooser of the device. */
export function ChooseRecording({ purpose, label, icon, variant, isSmall, onChoose }: ChooseRecordingProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={label}
        accept={acceptFor(purpose)}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Cleared, so that the user can choose the same file again.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button
        icon={icon}
        variant={variant}
        size={isSmall ? 'small' : 'normal'}
        onClick={() => chooser.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
