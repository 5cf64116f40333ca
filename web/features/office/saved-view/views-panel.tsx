import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type SavedView, VIEW_NAME_MAX } from '#contract/office/saved-view.ts';
import { questionOf, type ViewScreen } from '#domain/office/saved-view/view-screens.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useLocation } from '#web/ui/frame/location.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { Link } from '#web/ui/text/link.tsx';

interface ViewsPanelProps {
  screen: ViewScreen;
  onDone: () => void;
}

/** The user's saved filters of a screen, and a field for saving the present filter under a name. */
export function ViewsPanel({ screen, onDone }: ViewsPanelProps) {
  const views = useQuery(query('GET /account/views', { query: { screen } }));
  const question = questionOf(useLocation().search);
  // The form appears together with the list: shown earlier, it would move under the pointer when the list comes.
  return (
    <QueryFrame query={views}>
      {({ items }) => (
        <div className="flex flex-col gap-4">
          {items.length === 0 ? (
            <p className="text-sm text-ink-muted">Spara ett filter som du ofta kommer tillbaka till.</p>
          ) : (
            <ul aria-label="Dina vyer" className="max-h-72 divide-y divide-hairline overflow-y-auto">
              {items.map((view) => (
                <View
                  key={view.id}
                  screen={screen}
                  view={view}
                  isShown={view.question === question}
                  onChosen={onDone}
                />
              ))}
            </ul>
          )}
          {question === '' ? (
            <p className="text-sm text-ink-muted">Välj något i filtret, så kan du spara det här.</p>
          ) : (
            <KeepView screen={screen} question={question} onDone={onDone} />
          )}
        </div>
      )}
    </QueryFrame>
  );
}

interface ViewProps {
  screen: ViewScreen;
  view: SavedView;
  isShown: boolean;
  onChosen: () => void;
}

function View({ screen, view: { id, name, question }, isShown, onChosen }: ViewProps) {
  const { run } = useCommand({ hasToast: true });
  const forget = async () => {
    if (!(await run('DELETE /account/views/:id', { params: { id } }))) return;
    const keepAgain = () => void run('PUT /account/views', { body: { screen, name, question } });
    showToast(`Vyn ${name} är borttagen.`, { action: { label: 'Ångra', onChoose: keepAgain } });
  };
  return (
    <li className="flex items-center justify-between gap-2 py-1">
      <Link
        to={`/${screen}?${question}`}
        onClick={onChosen}
        aria-current={isShown ? 'page' : undefined}
        className="touch-height flex min-w-0 flex-1 items-center wrap-anywhere decoration-1 underline-offset-4 hover:underline aria-[current=page]:font-medium"
      >
        {name}
      </Link>
      <IconButton icon={X} label={`Ta bort vyn ${name}`} onClick={() => void forget()} />
    </li>
  );
}

function KeepView({ screen, question, onDone }: { screen: ViewScreen; question: string; onDone: () => void }) {
  const [name, setName] = useState('');
  const { run, isPending, failure, fields } = useCommand();
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const kept = await run('PUT /account/views', { body: { screen, name, question } });
    if (!kept) return;
    showToast(`Vyn ${kept.name} är sparad.`);
    onDone();
  };
  return (
    <form onSubmit={keep} noValidate className="flex flex-col gap-3 border-t border-hairline pt-4">
      <Field label="Spara det som visas som" error={fields.name ?? fields.question ?? failure}>
        <TextInput
          value={name}
          maxLength={VIEW_NAME_MAX}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Button type="submit" isBusy={isPending}>
        Spara vyn
      </Button>
    </form>
  );
}
