import { MembersSection } from '#web/features/member/members-section.tsx';
import { SettingsScreen } from '#web/features/security/settings-screen.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyInvoicing } from './company-invoicing.tsx';
import { OwnMails } from './own-mails.tsx';

/** CompanySettings: the company, its invoices, who acts for it, and the account of whoever is signed in for it. */
export default function CompanySettings() {
  return (
    <SettingsScreen
      own={[
        { id: 'foretaget', label: 'Företaget', content: <CompanyFacts /> },
        { id: 'fakturor', label: 'Fakturor', content: <CompanyInvoicing /> },
        { id: 'medlemmar', label: 'Medlemmar', content: <MembersSection /> },
        { id: 'mejl', label: 'Mejl till dig', content: <OwnMails /> },
      ]}
    />
  );
}
