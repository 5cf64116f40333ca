import { SettingsScreen } from '#web/features/accounts/security/settings-screen.tsx';
import { KeysSection } from '#web/features/companies/api-key/keys-section.tsx';
import { WebhooksSection } from '#web/features/companies/api-key/webhooks-section.tsx';
import { MembersSection } from '#web/features/companies/member/members-section.tsx';
import { CompanyDeletionSection } from '#web/features/office/erasure/company-deletion-section.tsx';
import { MailSection } from '#web/features/talk/mail/mail-section.tsx';
import { PushSection } from '#web/features/talk/push/push-section.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyInvoicing } from './company-invoicing.tsx';

/** API keys and webhooks of the company. */
function Connections() {
  return (
    <div className="flex flex-col gap-12">
      <KeysSection />
      <WebhooksSection />
    </div>
  );
}

/**
 * CompanySettings: the company, its invoices, members, programs and deletion, and the mails, the pushes and the account of
 * the signed-in member.
 */
export default function CompanySettings() {
  return (
    <SettingsScreen
      own={[
        { id: 'foretaget', label: 'Företaget', content: <CompanyFacts /> },
        { id: 'fakturor', label: 'Fakturor', content: <CompanyInvoicing /> },
        { id: 'medlemmar', label: 'Medlemmar', content: <MembersSection /> },
        { id: 'anslutningar', label: 'Nycklar och anslutningar', content: <Connections /> },
        { id: 'mejl', label: 'Mejl till dig', content: <MailSection audience="company" /> },
        { id: 'aviseringar', label: 'Aviseringar', content: <PushSection /> },
        { id: 'radera-foretaget', label: 'Radera företaget', content: <CompanyDeletionSection /> },
      ]}
    />
  );
}
