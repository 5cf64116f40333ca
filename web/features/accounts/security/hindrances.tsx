import { Callout } from '#web/ui/frame/callout.tsx';

/** The hindrances to deleting an account or a company, each in two sentences. */
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
