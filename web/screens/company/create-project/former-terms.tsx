import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { feeText } from '#texts/deal/fee-words.ts';
import { query } from '#web/api/client.ts';
import { ProjectChoice } from '#web/features/projects/project/project-choice.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import type { RoleForm } from './project-form.ts';

export interface FormerTermsProps {
  onTake: (terms: RoleForm['terms'], from: string) => void;
  onClose: () => void;
}

/**
 * Lists the roles of one of the company's other projects, at first of the one changed last. The user copies the terms
 * of a role, without its days.
 */
export function FormerTerms({ onTake, onClose }: FormerTermsProps) {
  const own = useSearchParams()[0].get('id');
  const projects = useQuery(query('GET /projects', { query: {} }));
  const others = projects.data && { ...projects, data: projects.data.items.filter(({ id }) => id !== own) };
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Villkor från ett tidigare projekt">
      <QueryFrame
        query={others ?? { ...projects, data: undefined }}
        isEmpty={({ length }) => length === 0}
        empty={<p className="text-ink-muted">Ni har inget annat projekt ännu.</p>}
      >
        {([newest]) => newest && <Choice newest={newest.id} own={own} onTake={onTake} />}
      </QueryFrame>
    </Dialog>
  );
}

interface ChoiceProps {
  newest: string;
  /** The project that is being written; null for a new one. */
  own: string | null;
  onTake: FormerTermsProps['onTake'];
}

function Choice({ newest, own, onTake }: ChoiceProps) {
  const [id, setId] = useState(newest);
  const project = useQuery(query('GET /projects/:id', { params: { id } }));
  return (
    <div className="flex flex-col gap-5">
      <Field label="Projekt">
        <ProjectChoice
          lists={[{}]}
          isOffered={(one) => one.id !== own}
          value={id}
          isClearable={false}
          onChange={(chosen) => setId(chosen ?? newest)}
        />
      </Field>
      <QueryFrame
        query={project}
        isEmpty={({ roles }) => roles.length === 0}
        empty={<p className="text-ink-muted">Projektet har inga roller.</p>}
      >
        {({ roles }) => (
          <ul aria-label="Roller" className="divide-y divide-hairline border-y border-hairline">
            {roles.map((role) => (
              <li key={role.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                <span className="min-w-0">
                  {role.title || 'Utan namn'}
                  <span className="block text-sm text-ink-muted">{feeText(role.terms.fee)}</span>
                </span>
                <Button
                  size="small"
                  onClick={() => onTake({ ...(role.terms as RoleForm['terms']), days: null }, role.title || 'rollen')}
                >
                  Hämta<span className="sr-only"> villkoren för {role.title || 'rollen'}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryFrame>
      <p className="text-sm text-ink-muted">
        Arvode, tillägg, rättigheter och avbokningsregler följer med. Dagarna skriver ni för det här projektet.
      </p>
    </div>
  );
}
