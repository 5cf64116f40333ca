import { useRef, useState } from 'react';
import type { RequestDetails } from '#contract/casting/candidate.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { SHOWN_TO_CLIENTS } from '#texts/casting/shown-to-clients.ts';
import { ApiError, isWaiting } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { TalentOption } from '#web/features/casting/option/talent-option.tsx';
import { FTaxChoice } from '#web/features/people/payment/f-tax-choice.tsx';
import { NetPay } from '#web/features/people/payment/net-pay.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { AnswerState } from './answer-state.tsx';
import { FeeSum } from './fee-sum.tsx';
import { type AnswerButton, type AnswerCommand, requestView } from './request.view.ts';

const MESSAGE_MAX_LENGTH = 1000;

const routeOf = (command: AnswerCommand) => `POST /talent/requests/:id/${command}` as const;

/**
 * The pay of the request, its state and the answer buttons. On phones these parts are items of the page's own grid, so
 * that the buttons stay in reach while the talent reads the terms.
 */
export function AnswerPanel({ request }: { request: RequestDetails }) {
  const view = requestView(request, dayOf(useNow()));
  const answer = useCommand();
  const [message, setMessage] = useState('');
  const state = useRef<HTMLDivElement>(null);
  const [confirming, setConfirming] = useState<AnswerButton>();

  const send = async (command: AnswerCommand) => {
    await answer.send(routeOf(command), {
      params: { id: request.id },
      body: { message, terms_version: request.terms_version },
    });
    setMessage('');
    // On phones the buttons are far from the state, so the screen scrolls to the state after the answer.
    state.current?.focus();
    state.current?.scrollIntoView({ block: 'center' });
  };
  const press = (button: AnswerButton) => {
    answer.forget();
    if (button.needs_confirm) setConfirming(button);
    // `answer` already shows the failure.
    else send(button.command).catch(() => {});
  };
  return (
    <div className="contents lg:sticky lg:top-24 lg:block lg:self-start">
      <section
        aria-label="Ditt svar"
        className="order-first flex flex-col gap-5 border-t border-ink pt-4 lg:order-none"
      >
        {view.is_changed && (
          <Callout tone="waiting" title="Villkoren är ändrade" className="lg:hidden">
            <a href="#nytt" className="text-link">
              Se vad som är nytt
            </a>{' '}
            innan du svarar.
          </Callout>
        )}
        <FeeSum {...request} fee={request.terms.fee} />
        <NetPay price={request.price} />
        <FTaxChoice price={request.price} candidate_id={request.id} />
        <AnswerState place={state} request={request} view={view} />
        {view.answers.length > 0 && !request.represents && (
          <a href="#fraga" className="touch-target self-start text-link">
            Fråga innan du svarar
          </a>
        )}
        <TalentOption request={request} />
      </section>
      {view.answers.length > 0 && (
        <>
          <Field
            label={`Meddelande till ${request.company_name}`}
            isOptional
            className="border-t border-hairline pt-4 lg:mt-5"
          >
            <Textarea
              rows={3}
              maxLength={MESSAGE_MAX_LENGTH}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
            />
          </Field>
          {request.source !== 'order' && !request.is_replacement && (
            <p className="max-w-prose text-sm text-ink-muted lg:mt-3">{SHOWN_TO_CLIENTS}</p>
          )}
          <div className="sticky bottom-(--bottom-bar,0px) z-10 -mx-4 flex flex-col gap-3 border-t border-hairline bg-paper px-4 py-3 sm:-mx-6 sm:px-6 lg:static lg:mx-0 lg:border-0 lg:px-0">
            {answer.failure && confirming === undefined && <Refusal error={answer.error} text={answer.failure} />}
            <div className="flex gap-2 lg:flex-col">
              {view.answers.map((button) => (
                <Button
                  key={button.command}
                  variant={button.variant}
                  className={button.variant === 'primary' ? 'flex-1' : 'max-lg:px-5 lg:flex-1'}
                  isBusy={answer.pending?.name === routeOf(button.command)}
                  aria-disabled={answer.isPending || undefined}
                  onClick={() => !answer.isPending && press(button)}
                >
                  {button.label}
                </Button>
              ))}
            </div>
          </div>
        </>
      )}
      {view.answers.length === 0 && answer.failure && <Refusal error={answer.error} text={answer.failure} />}
      <ConfirmDialog
        isOpen={confirming !== undefined}
        onOpenChange={(isOpen) => !isOpen && setConfirming(undefined)}
        title="Ta tillbaka ditt ja?"
        confirmLabel="Ta tillbaka mitt ja"
        cancelLabel="Låt det stå"
        isDangerous
        onConfirm={() => (confirming ? send(confirming.command) : undefined)}
      >
        {request.company_name} får veta att du inte längre är intresserad av {request.role_title}. Du kan ändra dig igen
        så länge de väljer.
      </ConfirmDialog>
    </div>
  );
}

// Tells why the answer was refused. After a conflict the request has been fetched again, and the typed message is still
// in its field.
function Refusal({ error, text }: { error: unknown; text: string }) {
  const hasChanged = error instanceof ApiError && error.status === 409;
  return (
    <Callout
      tone={isWaiting(error) ? 'waiting' : 'lost'}
      role="alert"
      title={hasChanged ? 'Förfrågan har ändrats' : undefined}
    >
      {text} {hasChanged && 'Sidan visar nu det senaste.'}
    </Callout>
  );
}
