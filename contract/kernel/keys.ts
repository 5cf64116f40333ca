/**
 * Which routes a program may call with a key of a company: those of the work itself. A key is a member of the company by
 * its rights (`domain/companies/api-key`), so what that member may not call the key may not either; what it opens beyond that is
 * said here and nowhere else. Never open: settings, members, accounts, money that is paid, sign-off, signatures, and what
 * somebody writes as themselves.
 */
interface Opened {
  /** The beginning of the addresses. */
  readonly under: string;
  /** Without it all methods. */
  readonly methods?: readonly string[];
}

const READ = ['GET'] as const;

const OPENED: readonly Opened[] = [
  { under: '/projects' },
  { under: '/orders' },
  { under: '/templates' },
  { under: '/candidates' },
  { under: '/bookings' },
  { under: '/company/bookings', methods: READ },
  { under: '/talents', methods: READ },
  { under: '/prices/quote' },
  { under: '/agreements', methods: READ },
  { under: '/agreements/:id/document' },
  { under: '/company/invoices', methods: READ },
  { under: '/invoices/:id/papers' },
  { under: '/records/Talent' },
  { under: '/records/Project' },
  { under: '/records/Order' },
  { under: '/records/ProjectCandidateStatus' },
  { under: '/records/Audition' },
  { under: '/records/Booking' },
  { under: '/records/ProjectEditLog' },
];

/** Below the addresses above, and for people alone: they sign, or say what they think themselves. */
const FOR_PEOPLE: ReadonlySet<string> = new Set([
  'POST /projects/:id/agreements/sign',
  'POST /projects/:id/agreements/change-terms',
  'GET /projects/:id/sign-off',
  'POST /projects/:id/presentations',
  'PATCH /candidates/:id',
  'PATCH /records/ProjectCandidateStatus/:id',
]);

/** Whether a key of a company may ask a route at all. */
export function isOpenToKeys(route: string): boolean {
  const [method = '', path = ''] = route.split(' ');
  const isUnder = ({ under }: Opened) => path === under || path.startsWith(`${under}/`);
  const isOpened = OPENED.some((opened) => isUnder(opened) && (opened.methods?.includes(method) ?? true));
  return isOpened && !FOR_PEOPLE.has(route);
}
