import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';

interface ChangeableSectionProps {
  title: string;
  description?: ReactNode;
  /** The button that opens the form; absent when nothing can be changed now. */
  changeLabel: string | undefined;
  /** How it stands, while nothing is being changed. */
  children: ReactNode;
  /** What changes it, in the same place. */
  form: (close: () => void) => ReactNode;
}

/** A setting that is read, and changed where it stands. The focus follows: into the form, and back to its button. */
export function ChangeableSection({ title, description, changeLabel, children, form }: ChangeableSectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) place.current?.querySelector<HTMLElement>('form input:not([hidden])')?.focus();
    else if (wasOpen.current) place.current?.querySelector<HTMLElement>('[data-change]')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const button = changeLabel && !isOpen && (
    <Button size="small" data-change onClick={() => setIsOpen(true)}>
      {changeLabel}
    </Button>
  );
  return (
    <div ref={place}>
      <Section title={title} description={description} actions={button}>
        {isOpen ? form(() => setIsOpen(false)) : children}
      </Section>
    </div>
  );
}
