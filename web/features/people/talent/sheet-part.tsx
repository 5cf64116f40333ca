import type { ReactNode } from 'react';

export interface SheetPartProps {
  title: string;
  /** Heading level: one below that of the talent's name. */
  as: 'h2' | 'h3' | 'h4';
  children: ReactNode;
}

/** A part of a profile with its heading. */
export function SheetPart({ title, as: Title, children }: SheetPartProps) {
  return (
    <section>
      <Title className="voice-serif mb-2 text-name">{title}</Title>
      {children}
    </section>
  );
}
