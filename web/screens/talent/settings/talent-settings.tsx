import { SettingsScreen } from '#web/features/security/settings-screen.tsx';
import { PaymentSection } from './payment-section.tsx';
import { VisibilitySection } from './visibility-section.tsx';

/** TalentSettings: who finds the profile, how to be paid, the account, and what protects it. */
export default function TalentSettings() {
  return (
    <SettingsScreen
      own={[
        { id: 'synlighet', label: 'Synlighet', content: <VisibilitySection /> },
        { id: 'utbetalning', label: 'Utbetalning', content: <PaymentSection /> },
      ]}
    />
  );
}
