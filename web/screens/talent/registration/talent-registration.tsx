import { ArrowLeft } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import type { OwnProfile } from '#contract/people/talent.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useSession } from '#web/features/accounts/session/session-store.ts';
import { useWatchedGuardian } from '#web/features/people/guardian/guardian-queries.ts';
import { checkSessionAgainst, useOwnProfile } from '#web/features/people/talent/own-profile.ts';
import { isMinor } from '#web/features/people/talent/visibility.view.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { lazy } from '#web/ui/frame/lazy.ts';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { PAGE_TITLE_ID, PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { StepRail } from '#web/ui/frame/step-rail.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import {
  DONE_STEP,
  guardianState,
  type RegistrationStepName,
  registrationAddress,
  registrationView,
  stepOf,
} from './registration.view.ts';
import { RegistrationFinish } from './registration-finish.tsx';
import { RegistrationStep } from './registration-step.tsx';

// Loaded only for the talents who need them: the gate after a sign-up with Google or Facebook or a confirmation in
// another browser, the guardian step under 18.
const RegistrationGate = lazy(async () => ({ default: (await import('./registration-gate.tsx')).RegistrationGate }));
const GuardianStep = lazy(async () => ({ default: (await import('./guardian-step.tsx')).GuardianStep }));

/**
 * The first screen of a new talent: first the facts that are missing after a sign-up with Google or Facebook or a
 * confirmation in another browser, then the profile.
 */
export default function TalentRegistration() {
  return useSession().record?.data.is_registered === false ? <RegistrationGate /> : <RegistrationSteps />;
}

/** The profile in short steps after the first sign-in. Each step is saved, so the talent can leave and come back. */
function RegistrationSteps() {
  const profile = useOwnProfile();
  const [search] = useSearchParams();
  const isYoung = isMinor(profile.data ?? { birth_date: null }, dayOf(useNow()));
  const guardian = useWatchedGuardian(isYoung);
  // The first step of a minor depends on the state of the consent, so the screen waits for it.
  const isWaiting = isYoung && guardian.data === undefined;
  const state = guardianState(isYoung ? guardian.data : undefined);
  const data = isWaiting ? undefined : profile.data;
  const step = data && stepOf(search.get('step'), data, state);
  const goOn = useGoOn();
  useFocusOnTitle(step);
  if (data && step === DONE_STEP) return <RegistrationFinish profile={data} />;
  const view = data && step && step !== DONE_STEP ? registrationView(step, data, state) : undefined;
  return (
    <PageFrame
      width="reading"
      query={isWaiting ? { ...guardian, data: undefined } : profile}
      title={view?.title ?? 'Din profil'}
      kicker={view && `Steg ${view.number} av ${view.rail.length}`}
      description={view?.lead}
      above={
        view && (
          <StepRail
            label="Profilens steg"
            steps={view.rail.map((entry) => ({ ...entry, href: registrationAddress(entry.step) }))}
          />
        )
      }
    >
      {(saved) =>
        view && (
          <div className="flex flex-col gap-8">
            {view.step === 'guardian' ? (
              guardian.data && (
                <Suspense fallback={<Loading />}>
                  <GuardianStep
                    guardian={guardian.data}
                    next={saved.profile_completed ? '/TalentDashboard' : registrationAddress(view.next ?? DONE_STEP)}
                  />
                </Suspense>
              )
            ) : (
              <RegistrationStep
                view={{ ...view, step: view.step }}
                profile={saved}
                onSaved={(now) => goOn(registrationView(view.step, now, state).next, now)}
              />
            )}
            <div className="-mx-4 flex max-w-[38rem] flex-wrap justify-between gap-2">
              {view.previous && (
                <LinkButton variant="quiet" icon={ArrowLeft} to={registrationAddress(view.previous)}>
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

// Goes to the next step. After the last one, lets the server complete the profile, and shows the finish.
function useGoOn() {
  const navigate = useNavigate();
  const { send } = useCommand();
  return async (next: RegistrationStepName | null, saved: OwnProfile) => {
    if (next !== null) return navigate(registrationAddress(next));
    if (!saved.profile_completed) checkSessionAgainst(await send('POST /talent/profile/complete'));
    return navigate(registrationAddress(DONE_STEP));
  };
}

// The router moves the focus only when the path changes, and all steps have the same path. An address without a step
// leaves the focus to the router.
function useFocusOnTitle(step: string | undefined) {
  const [search] = useSearchParams();
  const asked = search.get('step');
  useEffect(() => {
    if (step === undefined || asked === null) return;
    window.scrollTo(0, 0);
    document.getElementById(PAGE_TITLE_ID)?.focus({ preventScroll: true });
  }, [step, asked]);
}
