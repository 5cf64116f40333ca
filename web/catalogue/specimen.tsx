import type { ReactNode } from 'react';

/** A specimen with its name above. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="kicker mb-2">{name}</p>
      {children}
    </div>
  );
}
