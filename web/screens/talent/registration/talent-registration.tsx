import { useMutation } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { OwnProfile } from '#contract/talent.ts';
import { PROFILE_STEPS, type ProfileStep } from '#domain/talent/profile.rules.ts';
import { dayOf } from '#domain/time/day.ts';
import { api } from '#web/api/client.ts';
import { useKeepProfile, useOwnProfile } from '#web/features/talent/own-profile.ts';
import { registrationPath } from '#web/features/talent/talent-paths.ts';
import { isMinor, visibilityViews } from '#web/features/talent/visibility.view.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { PAGE_TITLE_ID, PageFrame } from '#web/ui/page-frame.tsx';
import { StepRail } from '#web/ui/step-rail.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { DONE_STEP, registrationView, stepOf } from './registration.view.ts';
import { RegistrationFinish } from './registration-finish.tsx';
import { RegistrationStep } from './registration-step.tsx';

/** The profile in five short steps after the first sign-in. Each step is saved, so that one can leave and come back. */
export default function TalentRegistration() {
  const profile = useOwnProfile();
  const [search] = useSearchParams();
  const today = dayOf(useNow());
  const step = profile.data && stepOf(search.get('step'), profile.data);
  const goOn = useGoOn();
  useFocusOnTitle(step);
  if (profile.data && step === DONE_STEP) return <RegistrationFinish profile={profile.data} />;
  const view = profile.data && step && step !== DONE_STEP ? registrationView(step, profile.data) : undefined;
  return (
    <PageFrame
      width="reading"
      query={profile}
      title={view?.title ?? 'Din profil'}
      kicker={view && `Steg ${view.number} av ${PROFILE_STEPS.length}`}
      description={view?.lead}
      above={
        view && (
          <StepRail
            label="Profilens steg"
            steps={view.rail.map((entry) => ({ ...entry, href: registrationPath(entry.step) }))}
          />
        )
      }
    >
      {(data) =>
        view && (
          <div className="flex flex-col gap-8">
            {isMinor(data, today) && view.number === 1 && (
              <Callout tone="waiting" title="Du behöver en vårdnadshavares ja">
                {visibilityViews.awaits_guardian.explanation}
              </Callout>
            )}
            <RegistrationStep
              view={view}
              profile={data}
              onSaved={(saved) => goOn(registrationView(view.step, saved).next, saved)}
            />
            <div className="-mx-4 flex max-w-xl flex-wrap justify-between gap-2">
              {view.previous && (
                <LinkButton variant="quiet" icon={ArrowLeft} to={registrationPath(view.previous)}>
                  Tillbaka
                </LinkButton>
              )}
              <LinkButton variant="quiet" to="/TalentDashboard">
                Gör klart en annan gång
              </LinkButton>
            </div>
          </div>
        )
      }
    </PageFrame>
  );
}

// To the next step, or to the finish once the server has agreed that all five are done.
function useGoOn() {
  const navigate = useNavigate();
  const keep = useKeepProfile();
  const complete = useMutation({
    mutationFn: () => api('POST /talent/profile/complete'),
    onSuccess: (profile: OwnProfile) => keep(profile),
  });
  return async (next: ProfileStep | null, saved: OwnProfile) => {
    if (next !== null) return navigate(registrationPath(next));
    if (!saved.profile_completed) await complete.mutateAsync();
    return navigate(`/TalentRegistration?step=${DONE_STEP}`);
  };
}

// The path stays the same between steps, so the router does not move the focus; the first title is left to it.
function useFocusOnTitle(step: string | undefined) {
  const [search] = useSearchParams();
  const asked = search.get('step');
  useEffect(() => {
    if (step === undefined || asked === null) return;
    window.scrollTo(0, 0);
    document.getElementById(PAGE_TITLE_ID)?.focus({ preventScroll: true });
  }, [step, asked]);
}
