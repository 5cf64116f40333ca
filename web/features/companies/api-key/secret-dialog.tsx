import { type ReactNode, useState } from 'react';
import { CopyButton } from '#web/features/accounts/security/copy-button.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

interface SecretDialogProps {
  /** The title over the form. */
  readonly title: string;
  /** The Swedish word for the secret in the definite form and small letters: 'nyckeln', 'hemligheten'. */
  readonly noun: string;
  /** The label of the secret. */
  readonly label: string;
  readonly hint: string;
  readonly onDone: () => void;
  /** The form that makes the secret. */
  readonly children: (onMade: (secret: string) => void) => ReactNode;
}

/** A dialog with the form for a new secret, then the secret, shown once: the server has no readable copy. */
export function SecretDialog({ title, noun, label, hint, onDone, children }: SecretDialogProps) {
  const [secret, setSecret] = useState<string>();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title={secret === undefined ? title : `Kopiera ${noun} nu`}
    >
      {secret === undefined ? (
        children(setSecret)
      ) : (
        <div className="flex flex-col gap-6">
          <Field label={label} hint={hint}>
            <TextInput readOnly value={secret} onFocus={({ target }) => target.select()} />
          </Field>
          <div className="flex flex-wrap gap-3">
            <CopyButton text={secret} label={`Kopiera ${noun}`} />
            <Button variant="primary" onClick={onDone}>
              Jag har sparat den
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
