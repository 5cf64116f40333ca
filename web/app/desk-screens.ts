import {
  type AdminRole,
  FINANCE_ADMINS,
  HELPING_ADMINS,
  MONEY_READING_ADMINS,
} from '#domain/kernel/roles/admin-roles.ts';
import { useSession } from '#web/features/accounts/session/session-store.ts';

/**
 * The roles of administrators that may use a screen, for screens with limited access. The server refuses the data to
 * other administrators.
 */
const DESKS: Readonly<Record<string, readonly AdminRole[]>> = {
  '/AdminManagement': ['owner'],
  '/AdminInvoicing': MONEY_READING_ADMINS,
  '/AdminInvoicingCompanies': MONEY_READING_ADMINS,
  '/AdminInvoicingTalents': MONEY_READING_ADMINS,
  '/AdminBank': FINANCE_ADMINS,
  '/AdminBooks': FINANCE_ADMINS,
  '/AdminOutbox': HELPING_ADMINS,
  '/AdminOperations': HELPING_ADMINS,
  '/AdminHelp': HELPING_ADMINS,
};

/** True if the signed-in user may use the screen of a path. Screens are limited only for administrators. */
export function useHasUse(): (path: string) => boolean {
  const role = useSession().session?.admin_role;
  return (path) => !role || (DESKS[path]?.includes(role) ?? true);
}
