import { useQuery } from '@tanstack/react-query';
import { MAIL_RATES, MAIL_SUBJECTS, type MailRate, type MailSubject } from '#domain/companies/member/mail-rates.ts';
import { mailRateWords, mailSubjectWords, NECESSARY_MAILS } from '#texts/companies/mail-choice-words.ts';
import { query } from '#web/api/client.ts';
import { expecting, useExpected } from '#web/api/expected.ts';
import { useCommand } from '#web/api/use-command.ts';
import { SettingSection } from '#web/features/accounts/security/setting-section.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

const OPTIONS = MAIL_RATES.map((value) => ({ value, label: mailRateWords[value] }));

type Rates = Readonly<Record<MailSubject, MailRate>>;

const RATES = query('GET /company/mails');

/** Choices of how often each kind of mail comes to the signed-in member. Each choice is saved at once. */
export function OwnMails() {
  const rates = useQuery({ ...RATES, select: useExpected<Rates>(RATES.queryKey) });
  return (
    <SettingSection
      title="Mejl till dig"
      description="Notiserna har allt på en gång. Här väljer du vad som också kommer som mejl till just dig; det som samlas kommer klockan 7."
    >
      <QueryFrame query={rates}>{(data) => <Choices rates={data} />}</QueryFrame>
      <p className="mt-4 max-w-prose text-sm text-ink-muted">{NECESSARY_MAILS}</p>
    </SettingSection>
  );
}

function Choices({ rates }: { rates: Rates }) {
  const { run } = useCommand({ hasToast: true });
  const choose = async (subject: MailSubject, chosen: string) => {
    const rate = MAIL_RATES.find((one) => one === chosen);
    if (!rate) return;
    const kept = await expecting<Rates, Rates | undefined>(
      RATES.queryKey,
      (all) => ({ ...all, [subject]: rate }),
      () => run('PUT /company/mails', { body: { [subject]: rate } }),
    );
    if (kept) {
      showToast(`${mailSubjectWords[subject].name}: ${mailRateWords[rate].toLocaleLowerCase('sv')}.`);
    }
  };
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {MAIL_SUBJECTS.map((subject) => (
        <li key={subject} className="grid items-center gap-x-6 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_13rem]">
          <span>
            <span className="block font-medium">{mailSubjectWords[subject].name}</span>
            <span className="block text-sm text-ink-muted">{mailSubjectWords[subject].what}</span>
          </span>
          <Field label={`Mejl om ${mailSubjectWords[subject].name.toLocaleLowerCase('sv')}`} isLabelHidden>
            <Select
              options={OPTIONS}
              value={rates[subject]}
              onChange={({ target }) => void choose(subject, target.value)}
            />
          </Field>
        </li>
      ))}
    </ul>
  );
}
