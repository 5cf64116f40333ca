import type { OwnProfile } from '#contract/people/talent.ts';
import type { WordedPart } from '#domain/people/profile/held-words.ts';
import type { ReviewPart } from '#domain/people/profile/review-parts.ts';
import { profileCommandLabels } from '#texts/people/labels.ts';
import { reviewPartLabels } from '#texts/people/review-part-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { checkSessionAgainst } from './own-profile.ts';

/**
 * The changes that an administrator has requested, with a button to report them done. Renders nothing if there are
 * none.
 */
export function ReviewAsks({ profile }: { profile: OwnProfile }) {
  const { run, isPending, failure } = useCommand();
  if (profile.review_asks.length === 0) return null;
  const submit = async () => {
    const sent = await run('POST /talent/profile/submit');
    if (!sent) return;
    checkSessionAgainst(sent);
    showToast('Profilen är skickad. Vi tittar på den igen.');
  };
  return (
    <Callout
      tone="waiting"
      title="Vi ber dig ändra i din profil"
      action={
        profile.actions.includes('submit') && (
          <Button size="small" isBusy={isPending} onClick={submit}>
            {profileCommandLabels.submit}
          </Button>
        )
      }
    >
      <ul className="flex flex-col gap-1">
        {profile.review_asks.map(({ part, words }) => (
          <li key={part} className="wrap-anywhere">
            <span className="font-medium">{reviewPartLabels[part]}:</span> {words}
          </li>
        ))}
      </ul>
      <p className="mt-2">Skicka profilen igen när du är klar, så tittar en av oss på den.</p>
      {failure && <p role="alert">{failure}</p>}
    </Callout>
  );
}

/**
 * Tells that companies do not see new words in these parts until an administrator has read them. Renders nothing if no
 * words wait.
 */
export function HeldNote({ profile, parts }: { profile: OwnProfile; parts: readonly WordedPart[] }) {
  if (!profile.held_parts.some((part) => parts.includes(part))) return null;
  return <p className="mb-4 text-sm text-ink-muted">Företag ser det nya du har skrivit när en av oss har läst det.</p>;
}

/** The requested changes of these parts, shown beside them. Renders nothing if there are none. */
export function PartAsk({ profile, parts }: { profile: OwnProfile; parts: readonly ReviewPart[] }) {
  const asked = profile.review_asks.filter(({ part }) => parts.includes(part));
  if (asked.length === 0) return null;
  return (
    <Callout tone="waiting" className="mb-4">
      {asked.map(({ part, words }) => (
        <p key={part} className="wrap-anywhere">
          {words}
        </p>
      ))}
    </Callout>
  );
}
