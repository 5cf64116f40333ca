import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { ProjectInput } from '#contract/projects/project.ts';
import type { AgreementDetails } from '#contract/work/agreement.ts';
import { areSameTerms } from '#domain/deal/terms/compare-terms.ts';
import { termsOf } from '#domain/deal/terms/written-terms.ts';
import { useCommand } from '#web/api/use-command.ts';
import { TermsComparison } from '#web/features/deal/terms/terms-comparison.tsx';
import { useProjectAgreements } from '#web/features/work/agreement/agreement-queries.ts';
import { FeeFields } from '#web/screens/company/create-project/fee-fields.tsx';
import { PlaceFields } from '#web/screens/company/create-project/place-fields.tsx';
import { NEW_PROJECT, type ProjectForm, type RoleForm } from '#web/screens/company/create-project/project-form.ts';
import { RoleTerms } from '#web/screens/company/create-project/role-terms.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { Section } from '#web/ui/frame/section.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { clock } from '#web/ui/text/clock.ts';

const check = lateCheck(async () => (await import('#contract/projects/project.ts')).projectInput);

/** Ten whole years, from the year before last, as the days of the project, so that the agreed days lie within them. */
function yearsAround(today: string): ProjectForm['dates'] {
  const first = Number(today.slice(0, 4)) - 2;
  return Array.from({ length: 10 }, (_, at) => {
    const year = first + at;
    return { kind: 'work', starts_on: `${year}-01-01`, ends_on: `${year}-12-31` };
  });
}

/** The agreed terms as the form of a role takes them, each written out: the role inherits none from the project. */
function formOf({ terms, project_title }: AgreementDetails): ProjectForm {
  const { version: _, role_title, headcount, municipality_id, place, ...written } = terms;
  return {
    ...NEW_PROJECT,
    title: project_title,
    place,
    municipality_id: municipality_id as ProjectForm['municipality_id'],
    // Agreed days need not be days of the project.
    dates: yearsAround(clock.today()),
    roles: [
      {
        title: role_title,
        description: '',
        headcount,
        // Agreed days have their hours, or none.
        terms: { ...written, hours: null } as RoleForm['terms'],
        wanted: {},
      },
    ],
  };
}

/**
 * Offers other terms to one booked talent, or to all talents booked for the role. The company writes the terms and
 * compares them with the agreed ones first.
 */
export function ChangeAgreedTerms({ agreement, onClose }: { agreement: AgreementDetails; onClose: () => void }) {
  const form = useForm<ProjectForm, unknown, ProjectInput>({
    resolver: useLateResolver(check),
    defaultValues: formOf(agreement),
  });
  const { send } = useCommand();
  const all = useProjectAgreements(agreement.project_id);
  const others = (all.data?.items ?? []).filter(
    ({ id, role_id, may_change_terms }) => may_change_terms && role_id === agreement.role_id && id !== agreement.id,
  );
  const [isForAll, setIsForAll] = useState(false);
  const people = isForAll ? [agreement, ...others] : [agreement];
  const now = form.watch();
  const [role] = now.roles;
  const after = role && termsOf(now, role);
  const count = people.length === 1 ? 'ett nytt avtal' : `${people.length} nya avtal`;
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Ändra villkoren" size="wide">
      <FormProvider {...form}>
        <FormFrame
          form={form}
          submitLabel={`Erbjud ${count}`}
          onSubmit={async ({ municipality_id, place, roles }) => {
            const terms = roles[0]?.terms;
            if (!terms) return;
            const agreements = people.map(({ id, status, awaits }) => ({ id, status, awaits }));
            const body = { agreements, municipality_id, place, terms };
            await send('POST /projects/:id/agreements/change-terms', { params: { id: agreement.project_id }, body });
            showToast('De nya avtalen skrivs ut. Skriv under dem först, så går de vidare.');
            onClose();
          }}
        >
          <p className="max-w-prose text-ink-muted">
            {agreement.talent_name} får se vad som är nytt och skriver under om det stämmer.
          </p>
          {others.length > 0 && (
            <Checkbox
              label={`Ändra för alla ${others.length + 1} som är bokade som ${agreement.role_title}`}
              checked={isForAll}
              onChange={(event) => setIsForAll(event.target.checked)}
            />
          )}
          <PlaceFields isLocked={false} />
          <div className="grid gap-5 sm:grid-cols-6">
            <FeeFields index={0} isLocked={false} />
          </div>
          <RoleTerms index={0} isLocked={false} isAgreed />
          {after && !areSameTerms(agreement.terms, after) && (
            <Section title="Det här ändras">
              <TermsComparison before={agreement.terms} after={after} />
            </Section>
          )}
        </FormFrame>
      </FormProvider>
    </Dialog>
  );
}
