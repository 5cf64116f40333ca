import type { ToDo } from '#domain/kernel/roles/to-do.ts';
import type { Answer } from '#web/api/client.ts';
import { waitText } from '#web/features/office/application/application.view.ts';
import { applicationsHref } from '#web/screens/admin/applications/applications-url.ts';
import { outboxHref } from '#web/screens/admin/outbox/outbox-url.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';

type Item = Answer<'GET /admin/to-do'>['items'][number];

export interface ToDoRow {
  readonly what: ToDo;
  readonly title: string;
  /** The longest wait in words; empty for a task without a waiting time. */
  readonly note: string;
  readonly href: string;
  /** True for a task about something that is broken or late at Medverka. */
  readonly is_wrong: boolean;
}

interface Words {
  /** The whole title, for a task that is not counted. */
  readonly whole?: string;
  readonly one: string;
  readonly many: string;
  readonly href: string;
  readonly is_wrong?: true;
}

const WORDS: Readonly<Record<ToDo, Words>> = {
  own_details: {
    whole: 'Inget kan faktureras eller betalas ut förrän våra företagsuppgifter är ifyllda',
    one: '',
    many: '',
    href: '/AdminSettings',
    is_wrong: true,
  },
  applications: {
    one: 'företag väntar på besked',
    many: 'företag väntar på besked',
    href: applicationsHref({ status: 'pending', page: 1, id: null }),
  },
  company_changes: {
    one: 'företag vill byta namn eller nummer',
    many: 'företag vill byta namn eller nummer',
    href: '/AdminApplications',
  },
  profiles: { one: 'profil att granska', many: 'profiler att granska', href: '/AdminTalentReview' },
  announcements: { one: 'annons att läsa', many: 'annonser att läsa', href: '/AdminProjectManagement' },
  first_projects: {
    one: 'första projekt att läsa',
    many: 'första projekt att läsa',
    href: '/AdminProjectManagement?tab=projects',
  },
  appeals: { one: 'överklagande att besvara', many: 'överklaganden att besvara', href: '/AdminAppeals' },
  disputes: { one: 'rapport att avgöra', many: 'rapporter att avgöra', href: '#oense' },
  inquiries: { one: 'fråga att besvara', many: 'frågor att besvara', href: '/AdminHelp' },
  credit_questions: {
    one: 'företag behöver besked om sitt utrymme',
    many: 'företag behöver besked om sitt utrymme',
    href: '/AdminInvoicing',
  },
  payouts_at_risk: {
    one: 'utbetalning riskerar att bli sen',
    many: 'utbetalningar riskerar att bli sena',
    href: '/AdminInvoicingTalents',
    is_wrong: true,
  },
  invoice_drafts: {
    one: 'faktura att granska och skicka',
    many: 'fakturor att granska och skicka',
    href: '/AdminInvoicingCompanies?tab=draft',
  },
  overdue_invoices: {
    one: 'faktura har förfallit',
    many: 'fakturor har förfallit',
    href: '/AdminInvoicingCompanies?tab=overdue',
  },
  dead_entries: {
    one: 'utskick kom inte fram',
    many: 'utskick kom inte fram',
    href: outboxHref({ state: 'dead', page: 1 }),
    is_wrong: true,
  },
  unprintable_agreements: {
    one: 'avtal kan inte skrivas ut',
    many: 'avtal kan inte skrivas ut',
    href: '/AdminNotifications',
    is_wrong: true,
  },
};

/** The tasks as sentences, each with the address of its screen. */
export function toDoRows(items: readonly Item[], now: Date): ToDoRow[] {
  return items.map(({ what, count, oldest_date }) => {
    const { whole, one, many, href, is_wrong = false } = WORDS[what];
    const wait = oldest_date && waitText(oldest_date, now);
    const note = wait ? `${count === 1 ? 'sedan' : 'som längst sedan'} ${wait}` : '';
    return { what, title: whole ?? `${formatNumber(count)} ${count === 1 ? one : many}`, note, href, is_wrong };
  });
}
