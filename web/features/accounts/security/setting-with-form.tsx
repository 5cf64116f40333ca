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
  /** The button that opens the form; absent when nothing can be changed now. */
  changeLabel: string | undefined;
  /** The form that changes it, in the same place. */
  form: 'EmailChangeForm' | 'PasswordChangeForm';
  /** How it stands, while nothing is being changed. */
  children: ReactNode;
}

/** A setting that is read, and changed where it stands. The focus follows: into the form, and back to its button. */
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
