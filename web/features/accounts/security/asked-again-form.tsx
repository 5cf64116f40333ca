import { type ReactNode, useState } from 'react';
import type { Command } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { OwnPassword, passwordFailure, useAsksPassword } from './own-password.tsx';

/** The user's own password, as commands take it; empty if the server does not ask for the password. */
export interface Proof {
  readonly password?: string;
}

interface AskedAgainFormProps {
  readonly command: Command;
  readonly submitLabel: string;
  readonly onSubmit: (proof: Proof) => Promise<void>;
  readonly onCancel: () => void;
  /** True if `children` show every refusal except a wrong password; the form then shows none above them. */
  readonly hasOwnRefusals?: boolean;
  /** False while what is typed needs no proof. */
  readonly needsProof?: boolean;
  /** More buttons after Avbryt. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** The form of a command that concerns money or access. It has a password field if the server asks for the password. */
export function AskedAgainForm(props: AskedAgainFormProps) {
  const { command, submitLabel, onSubmit, onCancel, hasOwnRefusals = false, needsProof = true, more, children } = props;
  const [password, setPassword] = useState('');
  const asks = useAsksPassword() && needsProof;
  const ofPassword = passwordFailure(command);
  const isBesideField = ofPassword !== undefined || Object.keys(command.fields).length > 0;
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(asks ? { password } : {});
      }}
    >
      {command.failure && !hasOwnRefusals && !isBesideField && (
        <Callout tone="lost" role="alert">
          {command.failure}
        </Callout>
      )}
      {children}
      {asks && <OwnPassword value={password} onChange={({ target }) => setPassword(target.value)} error={ofPassword} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isBusy={command.isPending}>
          {submitLabel}
        </Button>
        <Button onClick={onCancel}>Avbryt</Button>
        {more}
      </div>
    </form>
  );
}
