import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnnouncementRow } from '#contract/casting/announcement.ts';
import { REVIEWS } from '#domain/casting/announcement/announcement.rules.ts';
import type { AnnouncementStatus } from '#domain/casting/announcement/announcement.workflow.ts';
import { announcementCommandLabels, announcementStatusLabels, reviewWords } from '#texts/casting/announcement-words.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { AnnouncementText } from '#web/features/casting/announcement/announcement-text.tsx';
import { LimitList } from '#web/features/casting/announcement/limit-list.tsx';
import { ListFrame } from '#web/features/kernel/list/list-frame.tsx';
import { ListTabs, useTab } from '#web/features/kernel/list/list-tabs.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Choosable } from '#web/ui/form/choosable.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { useChosen } from '#web/ui/list/use-chosen.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { AnnouncementBulkBar } from './announcement-bulk-bar.tsx';

const SHOWN = ['waiting', 'published', 'closed', 'refused', 'withdrawn'] as const satisfies AnnouncementStatus[];

/**
 * Announcements by status, first those to review, and the setting that decides which ones are reviewed before
 * publication: none, the first of each company, or all.
 */
export function Announcements() {
  const status = useTab(SHOWN, 'waiting', 'status');
  return (
    <div className="flex flex-col gap-12">
      <ListTabs
        tabs={{
          label: 'Annonsernas läge',
          of: SHOWN,
          open: status,
          wordOf: (id) => (id === 'waiting' ? 'Att granska' : announcementStatusLabels[id].word),
          hrefOf: (id) => `/AdminProjectManagement?status=${id}`,
        }}
      >
        <Queue status={status} />
      </ListTabs>
      <ReviewRule />
    </div>
  );
}

function Queue({ status }: { status: AnnouncementStatus }) {
  return (
    <ListFrame
      isUnderTabs
      list={useList((page) => query('GET /announcements', { query: { status, page } }))}
      noun="annonser"
      empty={{ title: 'Inga annonser här', text: 'Det som företag skickar in hamnar under Att granska.' }}
      csv={{
        name: 'annonser',
        columns: async () =>
          (await import('#web/features/casting/announcement/announcement-columns.ts')).announcementColumns,
      }}
    >
      {({ items }) => <Rows rows={items} />}
    </ListFrame>
  );
}

/** The announcements of a page. The waiting ones can be selected and decided together. */
function Rows({ rows }: { rows: readonly AnnouncementRow[] }) {
  const { chosen, isChosen, choose, clear } = useChosen(rows);
  return (
    <div>
      {rows.map((row) =>
        row.actions.includes('approve') ? (
          <Choosable
            key={row.id}
            label={`Välj ${row.heading}`}
            isChosen={isChosen(row.id)}
            onChoose={(isNow) => choose(row.id, isNow)}
          >
            <Queued row={row} />
          </Choosable>
        ) : (
          <Queued key={row.id} row={row} />
        ),
      )}
      {chosen.length > 0 && <AnnouncementBulkBar chosen={chosen} onDone={clear} />}
    </div>
  );
}

function Queued({ row }: { row: AnnouncementRow }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure
      isWide
      isOpen={isOpen}
      onToggle={setIsOpen}
      title={
        <span className="block min-w-0">
          <span className="block wrap-anywhere">{row.heading}</span>
          <span className="block text-sm font-normal text-ink-muted">
            {row.company_name}: {row.role_title}, {row.project_title}
          </span>
        </span>
      }
    >
      {isOpen && <Whole id={row.id} />}
    </Disclosure>
  );
}

function Whole({ id }: { id: string }) {
  const announcement = useQuery(query('GET /announcements/:id', { params: { id } }));
  return (
    <QueryFrame query={announcement}>
      {(data) => (
        <div className="flex flex-col gap-6 text-ink">
          {data.reason && <p className="max-w-prose">Skälet: ”{data.reason}”</p>}
          <LimitList limits={data.limits} />
          <AnnouncementText announcement={data} />
          <Commands id={id} actions={data.actions} />
        </div>
      )}
    </QueryFrame>
  );
}

type Reasoned = 'refuse' | 'take-down';

const QUESTIONS: Record<Reasoned, { title: string; text: string }> = {
  refuse: { title: 'Avslå annonsen?', text: 'Företaget får skälet och kan ändra annonsen och skicka den igen.' },
  'take-down': {
    title: 'Ta bort annonsen?',
    text: 'Ingen ser den mer. Företaget får skälet, och de som har visat intresse finns kvar i projektet.',
  },
};

function Commands({ id, actions }: { id: string; actions: AnnouncementRow['actions'] }) {
  const { run, send, isPending } = useCommand({ hasToast: true });
  const [asking, setAsking] = useState<Reasoned>();
  const params = { id };
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {actions.includes('approve') && (
        <Button
          variant="primary"
          isBusy={isPending}
          onClick={() => void run('POST /announcements/:id/approve', { params })}
        >
          {announcementCommandLabels.approve}
        </Button>
      )}
      {(['refuse', 'take-down'] as const)
        .filter((command) => actions.includes(command))
        .map((command) => (
          <Button key={command} onClick={() => setAsking(command)}>
            {announcementCommandLabels[command]}
          </Button>
        ))}
      {asking && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setAsking(undefined)}
          title={QUESTIONS[asking].title}
          confirmLabel={announcementCommandLabels[asking]}
          isDangerous
          reason={{ label: 'Skälet', is_required: true, max_length: 500 }}
          onConfirm={(reason) => send(`POST /announcements/:id/${asking}`, { params, body: { reason } })}
        >
          {QUESTIONS[asking].text}
        </ConfirmDialog>
      )}
    </div>
  );
}

function ReviewRule() {
  const rules = useQuery(query('GET /admin/announcement-rules'));
  const { run, isPending } = useCommand({ hasToast: true });
  return (
    <Section title="Vilka läser vi först?">
      <QueryFrame query={rules}>
        {({ review, changed_by }) => (
          <div className="flex max-w-prose flex-col gap-3">
            <RadioCards
              label="Vilka annonser vi läser innan de visas"
              isLabelHidden
              options={REVIEWS.map((value) => ({
                value,
                label: reviewWords[value].name,
                hint: reviewWords[value].means,
              }))}
              value={review}
              isDisabled={isPending}
              onChange={(value) => {
                const next = REVIEWS.find((one) => one === value);
                if (next) void run('PUT /admin/announcement-rules', { body: { review: next } });
              }}
            />
            {changed_by && <p className="text-sm text-ink-muted">Senast ändrat av {changed_by}.</p>}
          </div>
        )}
      </QueryFrame>
    </Section>
  );
}
