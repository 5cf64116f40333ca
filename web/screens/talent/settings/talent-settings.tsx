import { SettingsScreen } from '#web/features/accounts/security/settings-screen.tsx';
import { usePhone } from '#web/features/people/phone/phone-query.ts';
import { PhoneSection } from '#web/features/people/phone/phone-section.tsx';
import { MailSection } from '#web/features/talk/mail/mail-section.tsx';
import { PushSection } from '#web/features/talk/push/push-section.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { BlocksSection } from './blocks-section.tsx';
import { PaymentSection } from './payment-section.tsx';
import { TaxPapersSection } from './tax-papers-section.tsx';
import { VisibilitySection } from './visibility-section.tsx';

const agents = onDemand(() => import('#web/features/people/representation/agents-section.tsx'));

function Agents() {
  const here = useOnDemand(agents, true);
  return here ? <here.AgentsSection /> : <Loading />;
}

/**
 * TalentSettings: visibility, payment, the mobile number if it is asked for, agents, mails, pushes, blocked companies,
 * the account and its security.
 */
export default function TalentSettings() {
  const { data: phone } = usePhone();
  return (
    <SettingsScreen
      own={[
        { id: 'synlighet', label: 'Synlighet', content: <VisibilitySection /> },
        {
          id: 'utbetalning',
          label: 'Utbetalning',
          content: (
            <>
              <PaymentSection />
              <TaxPapersSection />
            </>
          ),
        },
        ...(phone?.is_asked
          ? [{ id: 'mobilnummer', label: 'Mobilnummer', content: <PhoneSection phone={phone} /> }]
          : []),
        { id: 'agent', label: 'Agent', content: <Agents /> },
        { id: 'mejl', label: 'Mejl till dig', content: <MailSection audience="talent" /> },
        { id: 'aviseringar', label: 'Aviseringar', content: <PushSection /> },
        { id: 'blockerade', label: 'Blockerade', content: <BlocksSection /> },
      ]}
    />
  );
}
