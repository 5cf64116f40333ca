import type { ComponentProps } from 'react';
import { Checkbox } from '#web/ui/form/checkbox.tsx';

/**
 * The box for accepting the terms and the privacy policy. Both texts open in a new tab, so that no typed value is lost.
 */
export function TermsCheckbox(props: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  return (
    <Checkbox
      {...props}
      label={
        <>
          Jag godkänner{' '}
          <a className="text-link" href="/Villkor" target="_blank" rel="noreferrer">
            villkoren
            <span className="sr-only"> (öppnas i ny flik)</span>
          </a>{' '}
          och{' '}
          <a className="text-link" href="/Integritetspolicy" target="_blank" rel="noreferrer">
            integritetspolicyn
            <span className="sr-only"> (öppnas i ny flik)</span>
          </a>
          .
        </>
      }
    />
  );
}
