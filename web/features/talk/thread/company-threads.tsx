import { ThreadDrawer, threadHref } from './thread-drawer.tsx';
import { ThreadRows } from './thread-rows.tsx';

/** The threads of a company. The thread named in the address is open in a drawer. */
export function CompanyThreads() {
  return (
    <>
      <ThreadRows hrefOf={(thread, params) => threadHref(params, thread.id)} />
      <ThreadDrawer />
    </>
  );
}
