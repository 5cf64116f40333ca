import type { OwnProfile } from '#contract/people/talent.ts';
import { OwnPortrait } from '#web/features/people/talent/own-face.tsx';
import { visibilityOf, visibilityViews } from '#web/features/people/talent/visibility.view.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { PAGE_TITLE_ID, useWindowTitle } from '#web/ui/frame/page-frame.tsx';
import { registrationAddress } from './registration.view.ts';

const NEXT = [
  'Företag söker bland talangerna. När någon vill ha dig kommer en förfrågan hit och till din e-post.',
  'I förfrågan står dagar, plats, arvode och hur bilderna får användas. Du väljer vilka du tackar ja till.',
  'När du är bokad ser du allt inför dagarna under Uppdrag.',
];

/**
 * The end of the registration: the portrait, a welcome, the reason if companies do not see the profile, and the next
 * steps.
 */
export function RegistrationFinish({ profile }: { profile: OwnProfile }) {
  const visibility = visibilityOf(profile);
  useWindowTitle('Din profil är klar');
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-x-14 gap-y-8 px-4 pt-6 pb-16 sm:px-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:items-end md:pt-10">
      <OwnPortrait profile={profile} width={960} className="max-w-md max-md:max-w-64" />
      <div className="flex flex-col gap-6">
        <div>
          <p className="kicker mb-2">Din profil är klar</p>
          <h1 id={PAGE_TITLE_ID} tabIndex={-1} className="voice-serif text-display outline-none">
            Välkommen, {profile.first_name}
          </h1>
        </div>
        {visibility !== 'findable' && (
          <Callout
            tone={visibilityViews[visibility].tone}
            title={visibilityViews[visibility].word}
            action={
              visibility === 'awaits_guardian' && (
                <LinkButton size="small" to={registrationAddress('guardian')}>
                  Se frågan till din vårdnadshavare
                </LinkButton>
              )
            }
          >
            {visibilityViews[visibility].explanation}
          </Callout>
        )}
        <ol className="flex flex-col divide-y divide-hairline border-y border-hairline">
          {NEXT.map((sentence, at) => (
            <li key={sentence} className="flex gap-4 py-3">
              <span aria-hidden="true" className="voice-serif w-4 shrink-0 text-name text-ink-muted tabular">
                {at + 1}
              </span>
              <span>{sentence}</span>
            </li>
          ))}
        </ol>
        <div className="flex flex-col gap-2 sm:flex-row">
          <LinkButton variant="primary" size="large" to="/TalentDashboard">
            Till din översikt
          </LinkButton>
          <LinkButton variant="quiet" size="large" to="/TalentProfile">
            Se din profil
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
