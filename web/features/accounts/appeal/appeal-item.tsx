import { useState } from 'react';
import type { AppealRow } from '#contract/accounts/appeal.ts';
import { APPEAL_BOUNDS } from '#domain/accounts/appeal/appeal.rules.ts';
import { appealAboutWords, appealStatusLabels } from '#texts/accounts/appeal-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { Decision } from './decision.tsx';

type Answering = 'uphold' | 'grant';

const QUESTIONS: Record<Answering, { label: string; title: string; text: string; done: string }> = {
  uphold: {
    label: 'Låt beslutet stå fast',
    title: 'Ska beslutet stå fast?',
    text: 'Svaret skickas med mejl. Efter det går samma beslut inte att överklaga igen.',
    done: 'Beslutet står fast, och svaret är skickat.',
  },
  grant: {
    label: 'Ändra beslutet',
    title: 'Ska beslutet ändras?',
    text: 'Det tas tillbaka genast, och svaret skickas med mejl.',
    done: 'Beslutet är ändrat, och svaret är skickat.',
  },
};

/** One appeal with its decision, and the answers that the user may give. */
export function AppealItem({ appeal }: { appeal: AppealRow }) {
  const [isOpen, setIsOpen] = useState(appeal.status === 'waiting');
  const { name, about, status, written_date, decided_date, decided_by_name, company_id } = appeal;
  const { word, tone } = appealStatusLabels[status];
  return (
    <Disclosure
      isWide
      isOpen={isOpen}
      onToggle={setIsOpen}
      title={
        <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="voice-serif text-lg">{name}</span>
          <span className="text-sm text-ink-muted">
            {appealAboutWords[about]}, <InstantText instant={written_date ?? decided_date} />
          </span>
          <StateBadge tone={tone}>{word}</StateBadge>
        </span>
      }
    >
      <div className="flex flex-col gap-6 pb-4">
        <Decision appeal={appeal} />
        <p className="text-sm text-ink-muted">
          Beslutet fattades av {decided_by_name ?? 'ett borttaget konto'}.
          {company_id && (
            <>
              {' '}
              <Link to={`/AdminCompanyDetails?id=${company_id}`} className="text-link">
                Om företaget
              </Link>
            </>
          )}
        </p>
        <Answers appeal={appeal} />
      </div>
    </Disclosure>
  );
}

function Answers({ appeal }: { appeal: AppealRow }) {
  const { send } = useCommand();
  const [asked, setAsked] = useState<Answering>();
  const may: Answering[] = [
    ...(appeal.actions.includes('grant') ? (['grant'] as const) : []),
    ...(appeal.actions.some((one) => one.startsWith('uphold')) ? (['uphold'] as const) : []),
  ];
  if (appeal.status === 'waiting' && may.length === 0) {
    return (
      <p className="text-sm text-pretty text-ink-muted">
        {appeal.is_for_others
          ? 'Du fattade beslutet, så någon annan av oss svarar.'
          : 'Den som granskar svarar på överklaganden.'}
      </p>
    );
  }
  if (may.length === 0) return null;
  const question = asked && QUESTIONS[asked];
  return (
    <div className="flex flex-wrap gap-2">
      {may.map((command) => (
        <Button key={command} onClick={() => setAsked(command)}>
          {QUESTIONS[command].label}
        </Button>
      ))}
      {question && (
        <ConfirmDialog
          key={asked}
          isOpen
          onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
          title={question.title}
          confirmLabel={question.label}
          isDangerous={asked === 'uphold'}
          reason={{
            label: 'Svar',
            hint: `${appeal.name} läser det.`,
            is_required: true,
            max_length: APPEAL_BOUNDS.words,
          }}
          onConfirm={async (answer) => {
            const sent = { params: { id: appeal.id }, body: { answer } };
            if (asked === 'grant') await send('POST /admin/appeals/:id/grant', sent);
            else await send('POST /admin/appeals/:id/uphold', sent);
            showToast(question.done);
          }}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </div>
  );
}
