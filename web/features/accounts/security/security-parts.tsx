import type { SecurityOverview } from '#contract/accounts/security.ts';
import { DeletionSection } from './deletion-section.tsx';
import { OwnDataSection } from './own-data-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProvidersSection } from './providers-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import type { SettingsPart } from './settings-part.ts';
import { SignInAddressSection } from './sign-in-address-section.tsx';

/** The parts of the settings about the account and its protection, in the order of the screen. */
export function securityParts(overview: SecurityOverview): readonly SettingsPart[] {
  return [
    { id: 'e-post', label: 'E-post', content: <SignInAddressSection overview={overview} /> },
    { id: 'losenord', label: 'Lösenord', content: <PasswordSection overview={overview} /> },
    { id: 'tva-steg', label: 'Två steg', content: <SecondFactorSection overview={overview} /> },
    { id: 'nycklar', label: 'Nycklar', content: <PasskeysSection overview={overview} /> },
    { id: 'inloggningar', label: 'Inloggningar', content: <SessionsSection overview={overview} /> },
    // Only administrators must have a second factor. A sign-in at Google or Facebook never opens their accounts, so
    // they link none.
    ...(overview.second_factor.is_required
      ? []
      : [{ id: 'andra-konton', label: 'Andra konton', content: <ProvidersSection overview={overview} /> }]),
    // Administrators fetch no copy of their data here. They cannot delete their own account: an owner ends their
    // access.
    ...(overview.second_factor.is_required
      ? []
      : [
          { id: 'mina-uppgifter', label: 'Mina uppgifter', content: <OwnDataSection overview={overview} /> },
          { id: 'radera', label: 'Radera konto', content: <DeletionSection overview={overview} /> },
        ]),
  ];
}
