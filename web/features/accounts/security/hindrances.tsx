import { Callout } from '#web/ui/frame/callout.tsx';

/** What has to be done before an account or a company may be deleted, each in two sentences. */
export function Hindrances({
  of,
}: {
  of: readonly { readonly code: string; readonly what: string; readonly todo: string }[];
}) {
  return (
    <Callout title="Det här måste bli klart först">
      <ul className="flex flex-col gap-2">
        {of.map(({ code, what, todo }) => (
          <li key={code}>
            {what} {todo}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
