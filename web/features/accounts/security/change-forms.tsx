import { AddPasskey } from './add-passkey.tsx';
import { AskPassword } from './ask-password.tsx';
import { DeleteCompany } from './delete-company.tsx';
import { EmailChangeForm } from './email-change-form.tsx';
import { PasswordChangeForm } from './password-change-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

/** The forms that change an account, loaded together because one change is often followed by the next. */
export const CHANGE_FORMS = {
  AddPasskey,
  AskPassword,
  DeleteCompany,
  EmailChangeForm,
  PasswordChangeForm,
  RecoveryCodes,
  SecondFactorSetup,
} as const;
