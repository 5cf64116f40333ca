import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { consentWords, deskWords, givenByWords, HOW_TO_WITHDRAW, lookWords } from '#texts/accounts/privacy-words.ts';
import { query } from '#web/api/client.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { InstantText } from '#web/ui/text/date-text.tsx';

const LIST = 'divide-y divide-hairline border-y border-hairline';
const ROW = 'flex flex-wrap items-baseline justify-between gap-x-6 py-2.5';

/** The consents that the user has given or withdrawn, and how to withdraw one. */
export function OwnConsents() {
  const page = usePageNumber('consents');
  const consents = useQuery({
    ...query('GET /account/consents', { query: { page } }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryFrame
      query={consents}
      isEmpty={({ total }) => total === 0}
      empty={<p className="text-ink-muted">Du har inte godkänt något ännu.</p>}
    >
      {(data) => (
        <>
          <ul className={LIST}>
            {data.items.map(({ id, document, version, is_given, given_by, created_date }) => (
              <li key={id} className={ROW}>
                <span>
                  {consentWords[document]} <span className="text-ink-muted">{version}</span>
                </span>
                <span className="text-sm text-ink-muted">
                  {is_given ? 'Godkänt' : 'Taget tillbaka'} {givenByWords[given_by]}{' '}
                  <InstantText instant={created_date} />
                </span>
              </li>
            ))}
          </ul>
          <PageLinks of={data} noun="samtycken" name="consents" />
          <p className="mt-3 max-w-prose text-sm text-ink-muted">{HOW_TO_WITHDRAW}</p>
        </>
      )}
    </QueryFrame>
  );
}

/** The occasions on which an administrator opened private data of the talent. */
export function OwnLooks() {
  const page = usePageNumber('looks');
  const looks = useQuery({ ...query('GET /talent/looks', { query: { page } }), placeholderData: keepPreviousData });
  return (
    <QueryFrame
      query={looks}
      isEmpty={({ total }) => total === 0}
      empty={<p className="text-ink-muted">Ingen hos oss har tittat på dina uppgifter.</p>}
    >
      {(data) => (
        <>
          <ul className={LIST}>
            {data.items.map(({ id, admin_role, looks_at, created_date }) => (
              <li key={id} className={ROW}>
                <span>{lookWords[looks_at]}</span>
                <span className="text-sm text-ink-muted">
                  {deskWords[admin_role]}, <InstantText instant={created_date} />
                </span>
              </li>
            ))}
          </ul>
          <PageLinks of={data} noun="tillfällen" name="looks" />
        </>
      )}
    </QueryFrame>
  );
}
