import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SettingSection } from '#web/features/accounts/security/setting-section.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { settingsForms } from './settings-forms-on-demand.ts';

type Forms = Awaited<ReturnType<typeof settingsForms.fetch>>;

interface SettingInPlaceProps {
  title: string;
  description: ReactNode;
  mayChange: boolean;
  /** The form, which takes the place of the children while it is open. */
  form: (forms: Forms, close: () => void) => ReactNode;
  /** The present values. */
  children: ReactNode;
}

/**
 * A setting of the company, read and changed in the same place. The focus moves into the form and back to its button.
 */
export function SettingInPlace({ title, description, mayChange, form, children }: SettingInPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);
  const close = () => setIsOpen(false);
  const forms = useOnDemand(settingsForms, isOpen, close);
  const isHere = forms !== undefined;
  useEffect(() => {
    if (isOpen && !isHere) return;
    if (isOpen) place.current?.querySelector<HTMLElement>('form input')?.focus();
    else if (wasOpen.current) place.current?.querySelector<HTMLElement>('[data-change]')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, isHere]);
  const button = mayChange && !isOpen && (
    <Button size="small" data-change onClick={() => setIsOpen(true)}>
      Ändra<span className="sr-only"> {title.toLocaleLowerCase('sv')}</span>
    </Button>
  );
  return (
    <div ref={place}>
      <SettingSection title={title} description={description} actions={button}>
        {!isOpen ? children : forms ? form(forms, close) : <Loading />}
      </SettingSection>
    </div>
  );
}
