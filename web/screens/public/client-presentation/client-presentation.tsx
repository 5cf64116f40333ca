import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { ClientView, PresentedPerson } from '#contract/auditions/presentation.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { ApiError, api } from '#web/api/client.ts';
import { expecting, useExpected } from '#web/api/expected.ts';
import { useCommand } from '#web/api/use-command.ts';
import { withSaid } from '#web/features/auditions/presentation/client-view.view.ts';
import type { Voting } from '#web/features/auditions/presentation/presented-person.tsx';
import { lazy } from '#web/ui/frame/lazy.ts';
import { useLocation } from '#web/ui/frame/location.ts';
import { PAGE_TITLE_ID, useWindowTitle } from '#web/ui/frame/page-frame.tsx';
import { Loading, QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { OpeningForm } from './opening-form-step.tsx';

// Loaded after the form, which a guest sees first.
const People = lazy(async () => ({
  default: (await import('#web/features/auditions/presentation/presented-people.tsx')).PresentedPeople,
}));

const AGAIN_MS = 30_000;

/**
 * /ClientPresentation: a client looks at the talents that a company presents, by a link and a code, without an account.
 */
export default function ClientPresentation() {
  // The token is in the hash, which browsers do not send to servers.
  const token = useLocation().hash.slice(1);
  const client = useQueryClient();
  const { send, run } = useCommand({ hasToast: true });
  const looking = useCommand();
  const key = ['client-presentation', token];
  const found = useQuery({
    queryKey: key,
    queryFn: () => api('POST /client-presentations/view', { body: { token } }),
    select: useExpected<ClientView>(key),
    enabled: token !== '',
    // Fetched again every AGAIN_MS, so that guests see changes by the company and the end of the presentation.
    refetchInterval: ({ state }) => (state.data && !state.error ? AGAIN_MS : false),
    retry: false,
  });
  const keep = (view: ClientView) => client.setQueryData<ClientView>(key, view);
  const isOut = token === '' || (found.error instanceof ApiError && found.error.code === 'presentation_closed');
  const view = isOut ? undefined : found.data;
  const title = view?.title ?? 'En visning för dig';
  useWindowTitle(title);

  const onVote: Voting['onVote'] = ({ id }, said) =>
    expecting<ClientView, boolean>(
      key,
      (shown) => withSaid(shown, id, said),
      async () => {
        const answer = await run('POST /client-presentations/vote', { body: { token, person_id: id, ...said } });
        if (answer) {
          // A refetch under way would put the old vote back on the screen.
          await client.cancelQueries({ queryKey: key });
          keep(answer);
        } else void found.refetch();
        return answer !== undefined;
      },
    );
  const onLook = (person: PresentedPerson) =>
    void looking.run('POST /client-presentations/look', { body: { token, person_id: person.id } });

  return (
    <main className="mx-auto max-w-[96rem] px-4 pt-6 pb-16 sm:px-6 md:pt-10 lg:px-10">
      <p className="voice-serif text-xl tracking-[-0.035em]">{BRAND}</p>
      <header className="mt-8 mb-8 max-w-3xl md:mb-10">
        {view && <p className="kicker mb-2">{view.company_name} visar</p>}
        <h1 id={PAGE_TITLE_ID} tabIndex={-1} className="voice-serif text-title outline-none">
          {title}
        </h1>
        {view?.greeting && <p className="mt-3 max-w-prose whitespace-pre-line text-ink-muted">{view.greeting}</p>}
        {view && (
          <p className="mt-3 text-sm text-ink-muted print:hidden">
            Du heter {view.guest_name} här. Säg ja, kanske eller nej, och ändra dig så länge visningen pågår.{' '}
            <span className="max-md:hidden">Med tangenter: pilarna går mellan personerna, 1, 2 och 3 svarar.</span>
          </p>
        )}
      </header>
      {isOut ? (
        <OpeningForm
          hasToken={token !== ''}
          onOpen={async (typed) => {
            keep(await send('POST /client-presentations/open', { body: { token, ...typed } }));
            await found.refetch();
            document.getElementById(PAGE_TITLE_ID)?.focus();
          }}
        />
      ) : (
        <QueryFrame query={found}>
          {(data) => (
            <Suspense fallback={<Loading />}>
              <People view={data} voting={{ onVote, onLook }} />
            </Suspense>
          )}
        </QueryFrame>
      )}
    </main>
  );
}
