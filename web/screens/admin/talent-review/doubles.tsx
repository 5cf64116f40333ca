import type { TalentUnderReview } from '#contract/people/admin-talent.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import { profileReviewLabels, standingLabels } from '#texts/people/review-part-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { talentMergeHref, talentReviewHref } from '#web/screens/admin/talents/talents-url.ts';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { Avatar } from '#web/ui/text/avatar.tsx';
import { dayOfInstant } from '#web/ui/text/clock.ts';
import { Link } from '#web/ui/text/link.tsx';

/** Other accounts that may be the same person. Renders nothing if there are none. */
export function Doubles({ talent: { id, doubles, may_part, actions } }: { talent: TalentUnderReview }) {
  const { run, isPending } = useCommand({ hasToast: true });
  if (doubles.length === 0) return null;
  return (
    <Section title="Kan vara samma person" description="Samma namn och samma födelsedag, med ett annat konto.">
      <ul className="divide-y divide-hairline border-y border-hairline text-sm">
        {doubles.map(({ id: other_id, name, profile_image, review, standing, created_date }) => (
          <li key={other_id} className="flex flex-wrap items-center gap-3 py-3">
            <Avatar name={name} src={profile_image} />
            <span className="min-w-32 flex-1">
              <Link to={talentReviewHref(other_id)} className="font-medium underline">
                {name}
              </Link>
              <span className="block text-ink-muted">
                {standing === 'suspended' ? standingLabels.suspended.word : profileReviewLabels[review].word}, kom{' '}
                {formatLongDay(dayOfInstant(created_date))}
              </span>
            </span>
            {actions.includes('merge') && (
              <LinkButton size="small" to={talentMergeHref(id, other_id)}>
                Jämför<span className="sr-only"> med {name}</span>
              </LinkButton>
            )}
            {may_part && (
              <Button
                size="small"
                variant="quiet"
                isBusy={isPending}
                onClick={() => run('POST /admin/talents/:id/not-same', { params: { id }, body: { other_id } })}
              >
                Inte samma person
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
