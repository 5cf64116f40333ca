import { ThreadDrawer, threadHref } from './thread-drawer.tsx';
import { ThreadRows } from './thread-rows.tsx';

/** The threads of a company, with the thread in the address open beside them. */
export function CompanyThreads() {
  return (
    <>
      <ThreadRows hrefOf={(thread, params) => threadHref(params, thread.id)} />
      <ThreadDrawer />
    </>
  );
}
