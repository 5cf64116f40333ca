import { useState } from 'react';
import { type TriedAnswer, tryRoute } from '#web/api/try-route.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { addressOf, exampleOf, fieldsOf, type Operation, type ShownField, typeWords } from './company-api.view.ts';

/** Parameters, body, answer and errors of one route, and a form to try it. */
export function OperationDetails({ operation, apiKey }: { operation: Operation; apiKey: string }) {
  const { parameters, body, answer, refusals } = operation;
  const inAddress = parameters.map(({ name, required, schema }) => ({
    name,
    isRequired: required,
    type: typeWords(schema),
  }));
  return (
    <div className="flex flex-col gap-6 pt-2">
      <Fields title="I adressen och huvudet" fields={inAddress} />
      <Fields title="Skickas" fields={fieldsOf(body)} />
      <Fields title="Svaret" fields={fieldsOf(answer)} />
      {refusals.length > 0 && (
        <div>
          <h3 className="kicker mb-2">Nej</h3>
          <ul className="flex flex-col gap-1 text-sm">
            {refusals.map(({ status, codes }) => (
              <li key={status}>
                <code className="wrap-anywhere">
                  {status} {codes.join(', ')}
                </code>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Trial operation={operation} apiKey={apiKey} />
    </div>
  );
}

function Fields({ title, fields }: { title: string; fields: readonly ShownField[] }) {
  if (fields.length === 0) return null;
  return (
    <div>
      <h3 className="kicker mb-2">{title}</h3>
      <ul className="flex flex-col gap-1 text-sm">
        {fields.map(({ name, type, isRequired }) => (
          <li key={name}>
            <code className="text-ink wrap-anywhere">{name}</code> <code className="wrap-anywhere">{type}</code>
            {isRequired && ', måste finnas'}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Trial({ operation, apiKey }: { operation: Operation; apiKey: string }) {
  const { method, path, parameters, body } = operation;
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({});
  const [sent, setSent] = useState(() => (body ? JSON.stringify(exampleOf(body), null, 2) : '{}'));
  const [problem, setProblem] = useState<string>();
  const [answer, setAnswer] = useState<TriedAnswer>();
  const [isBusy, setIsBusy] = useState(false);
  const isReading = method === 'GET';
  const send = async () => {
    setProblem(undefined);
    if (!isReading) {
      try {
        JSON.parse(sent);
      } catch {
        setProblem('Det här är inte JSON. Kontrollera citattecken och kommatecken.');
        return;
      }
    }
    setIsBusy(true);
    const call = { method, address: addressOf(operation, written), body: isReading ? undefined : sent, key: apiKey };
    setAnswer(await tryRoute(call));
    setIsBusy(false);
  };
  return (
    <form
      noValidate
      className="flex max-w-2xl flex-col gap-4"
      aria-label={`Prova ${method} ${path}`}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h3 className="kicker">Prova</h3>
      {!isReading && <Callout>Det här görs på riktigt, i företagets namn.</Callout>}
      {parameters
        .filter((parameter) => parameter.in !== 'header')
        .map(({ name, required }) => (
          <Field key={name} label={name} isOptional={!required}>
            <TextInput
              autoComplete="off"
              value={written[name] ?? ''}
              onChange={({ target }) => setWritten({ ...written, [name]: target.value })}
            />
          </Field>
        ))}
      {!isReading && body && (
        <Field label="Det som skickas, som JSON" error={problem}>
          <Textarea
            rows={10}
            spellCheck={false}
            className="font-mono text-sm"
            value={sent}
            onChange={({ target }) => setSent(target.value)}
          />
        </Field>
      )}
      <div>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {apiKey === '' ? 'Skicka som dig själv' : 'Skicka med nyckeln'}
        </Button>
      </div>
      <div aria-live="polite">
        {answer &&
          (answer.status === 0 ? (
            <p>Vi når inte servern just nu.</p>
          ) : (
            <div className="flex flex-col gap-4">
              <p className="text-sm">Svaret har status {answer.status}.</p>
              <Field label="Svaret">
                <Textarea readOnly rows={14} spellCheck={false} className="font-mono text-sm" value={answer.text} />
              </Field>
            </div>
          ))}
      </div>
    </form>
  );
}
