import { useState } from 'react';
import type { ProjectCheckShown } from '#contract/projects/project-check.ts';
import { PROJECT_CHECK_STATUSES } from '#domain/projects/project-check/project-check.workflow.ts';
import { projectCheckLabels } from '#texts/projects/project-check-words.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { ListFrame } from '#web/features/kernel/list/list-frame.tsx';
import { ListTabs, useTab } from '#web/features/kernel/list/list-tabs.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { adminProjectHref } from '#web/features/projects/project-watch/watch-url.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';

type Status = (typeof PROJECT_CHECK_STATUSES)[number];

/** The first projects of new companies; those that wait for a review come first. */
export function FirstProjects() {
  const status = useTab(PROJECT_CHECK_STATUSES, 'waiting', 'status');
  return (
    <ListTabs
      tabs={{
        label: 'Projektens läge',
        of: PROJECT_CHECK_STATUSES,
        open: status,
        wordOf: (id) => projectCheckLabels[id].word,
        hrefOf: (id) => `/AdminProjectManagement?tab=projects&status=${id}`,
      }}
    >
      <Queue status={status} />
    </ListTabs>
  );
}

function Queue({ status }: { status: Status }) {
  return (
    <ListFrame
      isUnderTabs
      list={useList((page) => query('GET /admin/project-checks', { query: { status, page } }))}
      noun="projekt"
      empty={{ title: 'Inga projekt här', text: 'Nya företags första projekt hamnar under Att granska.' }}
    >
      {({ items }) => (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {items.map((check) => (
            <Waiting key={check.id} check={check} />
          ))}
        </ul>
      )}
    </ListFrame>
  );
}

type Reasoned = 'ask-changes' | 'refuse';

const WORDS: Record<Reasoned, { label: string; title: string; text: string }> = {
  'ask-changes': {
    label: 'Be om ändring',
    title: 'Vad ska ändras?',
    text: 'Företaget får läsa det, ändrar projektet och skickar det igen.',
  },
  refuse: {
    label: 'Avslå',
    title: 'Avslå projektet?',
    text: 'Ingen kan få en förfrågan om det. Företaget får skälet, och kan skriva till en annan av oss.',
  },
};

function Waiting({ check }: { check: ProjectCheckShown }) {
  const { run, send, isPending } = useCommand({ hasToast: true });
  const [asking, setAsking] = useState<Reasoned>();
  const params = { id: check.id };
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-5">
      <div className="min-w-0 flex-1 basis-72">
        <Link
          to={adminProjectHref(check.project_id)}
          className="voice-serif text-xl decoration-1 underline-offset-4 hover:underline"
        >
          {check.project_title}
        </Link>
        <p className="text-sm text-ink-muted">
          {check.company_name}, sedan <InstantText instant={check.waits_since} />
        </p>
        {check.reason && <p className="mt-1 max-w-prose">”{check.reason}”</p>}
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {check.actions.includes('approve') && (
          <Button
            variant="primary"
            isBusy={isPending}
            onClick={() => void run('POST /admin/project-checks/:id/approve', { params })}
          >
            Godkänn<span className="sr-only"> {check.project_title}</span>
          </Button>
        )}
        {(['ask-changes', 'refuse'] as const)
          .filter((command) => check.actions.includes(command))
          .map((command) => (
            <Button key={command} onClick={() => setAsking(command)}>
              {WORDS[command].label}
            </Button>
          ))}
      </div>
      {asking && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setAsking(undefined)}
          title={WORDS[asking].title}
          confirmLabel={WORDS[asking].label}
          isDangerous={asking === 'refuse'}
          reason={{ label: 'Skälet', is_required: true, max_length: 500 }}
          onConfirm={(reason) => send(`POST /admin/project-checks/:id/${asking}`, { params, body: { reason } })}
        >
          {WORDS[asking].text}
        </ConfirmDialog>
      )}
    </li>
  );
}
