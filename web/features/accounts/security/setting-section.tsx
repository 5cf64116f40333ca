import type { ReactNode } from 'react';
import { Section } from '#web/ui/frame/section.tsx';

interface SettingSectionProps {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** One setting: its name and buttons on one line, then an explanation, then the present value. */
export function SettingSection({ title, description, actions, children }: SettingSectionProps) {
  return (
    <Section title={title} actions={actions}>
      {description && <p className="-mt-3 mb-4 max-w-prose text-sm text-ink-muted">{description}</p>}
      {children}
    </Section>
  );
}
