import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { useOnDemand } from '#web/ui/overlay/on-demand.ts';
import type { ChangeFormProps } from './change-form-props.ts';
import { formsOnDemand } from './forms-on-demand.ts';
import { SettingSection } from './setting-section.tsx';

interface SettingWithFormProps {
  title: string;
  description?: ReactNode;
  email: string;
  /** Label of the button that opens the form; undefined if nothing can be changed now. */
  changeLabel: string | undefined;
  /** The form that replaces the value while the user changes it. */
  form: 'EmailChangeForm' | 'PasswordChangeForm';
  /** The present value, shown while the form is closed. */
  children: ReactNode;
}

/**
 * A setting that the user reads and changes in the same place. The focus moves into the form and back to its button.
 */
export function SettingWithForm({ title, description, email, changeLabel, form, children }: SettingWithFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);
  const close = () => setIsOpen(false);
  const Form: ComponentType<ChangeFormProps> | undefined = useOnDemand(formsOnDemand, isOpen, close)?.[form];
  const isHere = Form !== undefined;
  useEffect(() => {
    if (isOpen && !isHere) return;
    if (isOpen) place.current?.querySelector<HTMLElement>('form input:not([hidden])')?.focus();
    else if (wasOpen.current) place.current?.querySelector<HTMLElement>('[data-change]')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, isHere]);
  const button = changeLabel && !isOpen && (
    <Button size="small" data-change onClick={() => setIsOpen(true)}>
      {changeLabel}
    </Button>
  );
  return (
    <div ref={place}>
      <SettingSection title={title} description={description} actions={button}>
        {!isOpen ? children : Form ? <Form email={email} onClose={close} /> : <Loading />}
      </SettingSection>
    </div>
  );
}
