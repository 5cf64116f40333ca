import { useQuery } from '@tanstack/react-query';
import type { AnnouncementForTalent } from '#contract/casting/announcement.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { contentWords } from '#texts/casting/content-words.ts';
import { ApiError, query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { FeeSum } from '#web/features/casting/request/fee-sum.tsx';
import { TermsInWords } from '#web/features/deal/terms/terms-in-words.tsx';
import { ReasonList } from '#web/features/finding/search/results/reason-list.tsx';
import { NetPay } from '#web/features/people/payment/net-pay.tsx';
import { useOwnProfile } from '#web/features/people/talent/own-profile.ts';
import { visibilityOf, visibilityViews } from '#web/features/people/talent/visibility.view.ts';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { fittingHref } from './fitting-url.ts';
import { ShowInterest } from './show-interest.tsx';
import { useOwnReasons } from './use-own-reasons.ts';

/**
 * True if the announcement accepts no answer of this talent: it has closed, perhaps while the talent read it, or does
 * not fit.
 */
const isGone = (error: unknown) => error instanceof ApiError && error.code === 'not_found';

/** One announcement with its full terms, the talent's net pay, and the button to answer. */
export function FittingDetails({ id }: { id: string }) {
  const announcement = useQuery(query('GET /talent/announcements/:id', { params: { id } }));
  return (
    <div className="flex flex-col gap-6">
      <p className="text-sm">
        <Link to={fittingHref()} className="touch-target text-link">
          Till alla som passar dig
        </Link>
      </p>
      {isGone(announcement.error) ? (
        <EmptyState title="Annonsen tar inte emot fler svar" className="border-t-0 pt-0">
          Den är stängd, eller gäller inte dig. Bland dem som passar dig kommer nya hela tiden.
        </EmptyState>
      ) : (
        <QueryFrame query={announcement}>{(data) => <Whole announcement={data} />}</QueryFrame>
      )}
    </div>
  );
}

function Whole({ announcement }: { announcement: AnnouncementForTalent }) {
  const { heading, company_name, role_title, body, role_description, terms, candidate_id } = announcement;
  const reasons = useOwnReasons(announcement);
  return (
    <article className="flex flex-col gap-10">
      <header className="flex flex-col gap-4">
        <div>
          <p className="kicker">{company_name ?? 'Ett företag'}</p>
          <h2 className="voice-serif text-title wrap-anywhere">{heading}</h2>
          <p className="text-ink-muted">{role_title}</p>
        </div>
        <p className="max-w-prose wrap-anywhere whitespace-pre-line">{body}</p>
        <Keep announcement={announcement} />
      </header>
      {announcement.declined.length > 0 && (
        <Callout tone="waiting" title={`I rollen ingår ${contentWords(announcement.declined)}`}>
          Det har du sagt nej till i ditt CV. Du kan ändå visa intresse, om den här rollen är ett undantag.
        </Callout>
      )}
      {reasons.length > 0 && (
        <Section title="Så passar du">
          <ReasonList name={heading} reasons={reasons} />
        </Section>
      )}
      <Section title="Vad du får">
        <div className="flex flex-col gap-4">
          <FeeSum {...announcement} fee={terms.fee} />
          <NetPay price={announcement.price} />
        </div>
      </Section>
      <Section title="Rollen och villkoren">
        {role_description && <p className="mb-4 max-w-prose whitespace-pre-line">{role_description}</p>}
        <DefinitionList
          facts={[
            {
              label: 'Kommun',
              value: announcement.municipality_id && municipalities.label(announcement.municipality_id),
            },
            { label: 'Sista dagen att visa intresse', value: <DateText day={announcement.closes_on} /> },
            { label: 'Besked senast', value: announcement.decision_by && <DateText day={announcement.decision_by} /> },
          ]}
        />
        <div className="mt-5">
          <TermsInWords terms={terms} />
        </div>
      </Section>
      {announcement.may_show_interest && <ShowInterest announcement={announcement} />}
      {candidate_id && (
        <Section title="Du har visat intresse" description="Där ser du ditt svar, och kan ta tillbaka det.">
          <LinkButton to={`/TalentRequestDetails?id=${candidate_id}`}>Se ditt svar</LinkButton>
        </Section>
      )}
      {!announcement.may_show_interest && !candidate_id && <NotShown />}
    </article>
  );
}

/** Tells a talent who is hidden from companies why answering is not possible, and how to change that. */
function NotShown() {
  const { data } = useOwnProfile();
  if (!data) return null;
  const visibility = visibilityOf(data);
  const isUndone = visibility === 'incomplete';
  return (
    <Section
      title={isUndone ? 'Gör klart din profil först' : 'Du syns inte för företag just nu'}
      description={
        isUndone
          ? 'Det är fem korta steg. Spara annonsen, så finns den kvar här när du är klar.'
          : visibilityViews[visibility].explanation
      }
    >
      <LinkButton
        variant={isUndone ? 'primary' : 'secondary'}
        to={isUndone ? '/TalentRegistration' : '/TalentSettings'}
      >
        {isUndone ? 'Till din profil' : 'Till inställningarna'}
      </LinkButton>
    </Section>
  );
}

function Keep({ announcement: { id, is_kept } }: { announcement: AnnouncementForTalent }) {
  const { run, isPending } = useCommand({ hasToast: true });
  return (
    <Button
      className="self-start"
      aria-pressed={is_kept}
      isBusy={isPending}
      onClick={() => void run('PUT /talent/announcements/:id/kept', { params: { id }, body: { is_kept: !is_kept } })}
    >
      {is_kept ? 'Sparad, ta bort' : 'Spara till senare'}
    </Button>
  );
}
