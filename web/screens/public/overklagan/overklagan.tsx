import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { AppealView } from '#contract/accounts/appeal.ts';
import { api } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Decision } from '#web/features/accounts/appeal/decision.tsx';
import { AccountFrame } from '#web/screens/public/account-frame.tsx';
import { AnsweredLink } from '#web/screens/public/answered-link.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { PAGE_TITLE_ID } from '#web/ui/frame/page-frame.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { appealStory } from './overklagan.view.ts';

const check = lateCheck(async () => {
  const [{ z }, { appealText }] = await Promise.all([import('zod'), import('#contract/accounts/appeal.ts')]);
  return z.object({ text: appealText });
});

const PORTRAITS = [2, 6, 8] as const;

/**
 * /Overklagan: a person whose application was refused, who was suspended, or whose profile must change opens the link
 * of the mail, reads the decision, appeals, and reads the answer.
 */
export default function Overklagan() {
  const { send } = useCommand();
  return (
    <AnsweredLink
      name="appeal"
      ask={(token) => api('POST /appeals/view', { body: { token } })}
      title="Överklaga"
      portraits={PORTRAITS}
      dead={{
        title: 'Länken är inte hel',
        text: 'Vi hittar inget beslut med den här länken. Öppna den direkt ur mejlet som berättar om beslutet.',
      }}
    >
      {(view, token, keep) => (
        <Appeal view={view} onSend={(text) => keep(send('POST /appeals/write', { body: { token, text } }))} />
      )}
    </AnsweredLink>
  );
}

function Appeal({ view, onSend }: { view: AppealView; onSend: (text: string) => Promise<void> }) {
  const { title, explanation } = appealStory(view);
  const { status } = view;
  // The form has disappeared, so the focus moves to the title.
  useEffect(() => {
    if (status !== 'open') document.getElementById(PAGE_TITLE_ID)?.focus();
  }, [status]);
  return (
    <AccountFrame title={title} description={explanation} portraits={PORTRAITS}>
      <Decision appeal={view} />
      {view.actions.includes('write') && <AppealForm until={view.open_until} onSend={onSend} />}
    </AccountFrame>
  );
}

function AppealForm({ until, onSend }: { until: string; onSend: (text: string) => Promise<void> }) {
  const form = useForm({ resolver: useLateResolver(check), defaultValues: { text: '' } });
  return (
    <section aria-labelledby="overklaga" className="mt-10 border-t border-hairline pt-6">
      <h2 id="overklaga" className="voice-serif text-heading">
        Överklaga
      </h2>
      <p className="mt-2 mb-5 text-pretty text-ink-muted">
        En människa läser det du skriver och svarar dig. Finns det någon annan som kan göra det är det inte samma person
        som fattade beslutet. Du kan överklaga en gång, senast <DateText day={until} />.
      </p>
      <FormFrame form={form} onSubmit={({ text }) => onSend(text)} submitLabel="Skicka överklagan" hasWideActions>
        <Field
          label="Varför är beslutet fel?"
          hint="Berätta vad som inte stämmer, och vad vi kan titta på för att se det."
          error={form.formState.errors.text?.message}
        >
          <Textarea rows={7} maxLength={4000} {...form.register('text')} />
        </Field>
      </FormFrame>
    </section>
  );
}
