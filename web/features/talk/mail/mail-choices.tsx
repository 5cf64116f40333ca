import { useQuery } from '@tanstack/react-query';
import {
  type MailAudience,
  type MailRate,
  type MailRates,
  mailSubjectsOf,
  ratesFor,
} from '#domain/kernel/mail/mail-choices.ts';
import { mailRateWords, mailSubjectWords, necessaryMails } from '#texts/talk/mail-choice-words.ts';
import { query } from '#web/api/client.ts';
import { expecting, useExpected } from '#web/api/expected.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

const QUERIES = { talent: query('GET /talent/mails'), company: query('GET /company/mails') } as const;
const ROUTES = { talent: 'PUT /talent/mails', company: 'PUT /company/mails' } as const;

interface SubjectWords {
  readonly name: string;
  readonly what: string;
}

/** Choices of how often each kind of mail comes. Each choice is saved at once. */
export function MailChoices({ audience }: { audience: MailAudience }) {
  const asked = QUERIES[audience];
  const rates = useQuery<MailRates, Error, MailRates>({
    queryKey: asked.queryKey,
    queryFn: asked.queryFn,
    select: useExpected<MailRates>(asked.queryKey),
  });
  return (
    <>
      <QueryFrame query={rates}>{(data) => <Choices audience={audience} rates={data} />}</QueryFrame>
      <p className="mt-4 max-w-prose text-sm text-ink-muted">{necessaryMails[audience]}</p>
    </>
  );
}

function Choices({ audience, rates }: { audience: MailAudience; rates: MailRates }) {
  const { run } = useCommand({ hasToast: true });
  const words: Readonly<Record<string, SubjectWords>> = mailSubjectWords[audience];
  const choose = async (subject: string, name: string, rate: MailRate) => {
    const kept = await expecting<MailRates, MailRates | undefined>(
      QUERIES[audience].queryKey,
      (all) => ({ ...all, [subject]: rate }),
      () => run(ROUTES[audience], { body: { [subject]: rate } }),
    );
    if (kept) showToast(`${name}: ${mailRateWords[rate].toLocaleLowerCase('sv')}.`);
  };
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {mailSubjectsOf(audience).map((subject) => {
        const { name, what } = words[subject] as SubjectWords;
        const open = ratesFor(audience, subject);
        return (
          <li key={subject} className="grid items-center gap-x-6 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_13rem]">
            <span>
              <span className="block font-medium">{name}</span>
              <span className="block text-sm text-ink-muted">{what}</span>
            </span>
            <Field label={`Mejl om ${name.toLocaleLowerCase('sv')}`} isLabelHidden>
              <Select
                options={open.map((value) => ({ value, label: mailRateWords[value] }))}
                value={rates[subject]}
                onChange={({ target }) => {
                  const rate = open.find((one) => one === target.value);
                  if (rate) void choose(subject, name, rate);
                }}
              />
            </Field>
          </li>
        );
      })}
    </ul>
  );
}
