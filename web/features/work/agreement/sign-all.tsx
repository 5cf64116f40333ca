import { useState } from 'react';
import type { AgreementSummary } from '#contract/work/agreement.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { Link } from '#web/ui/text/link.tsx';
import { NotShownChoice } from './not-shown-choice.tsx';
import { SignForm } from './sign-form.tsx';

/** Maximum number of agreements per call. */
const AT_ONCE = 500;

export interface SignAllProps {
  projectId: string;
  waiting: readonly AgreementSummary[];
  ownName: string;
  sentence: string;
  onClose: () => void;
}

/** Signs all agreements of a project that wait for the company. */
export function SignAll({ projectId, waiting, ownName, sentence, onClose }: SignAllProps) {
  const { send } = useCommand();
  const [isNotShown, setIsNotShown] = useState(false);
  const count = waiting.length === 1 ? 'ett avtal' : `${waiting.length} avtal`;
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={`Skriv under ${count}`}>
      <ul className="mb-6 max-h-80 divide-y divide-hairline overflow-y-auto border-y border-hairline">
        {waiting.map((row) => (
          <li key={row.id} className="flex justify-between gap-4 py-2 text-sm">
            <span>
              {row.talent_name}, {row.role_title}
            </span>
            <Link to={`/CompanyAgreement?id=${row.id}`} className="text-link">
              Läs avtal {row.number}
            </Link>
          </li>
        ))}
      </ul>
      <SignForm
        ownName={ownName}
        sentence={sentence}
        submitLabel={`Skriv under ${count}`}
        onSign={async (signed) => {
          const agreements = waiting.map(({ id, sha256 }) => ({ id, sha256: sha256 ?? '' }));
          for (let from = 0; from < agreements.length; from += AT_ONCE) {
            const body = { ...signed, not_shown: isNotShown, agreements: agreements.slice(from, from + AT_ONCE) };
            await send('POST /projects/:id/agreements/sign', { params: { id: projectId }, body });
          }
          onClose();
          showToast(`Ni har skrivit under ${count}. Nu är det talangernas tur.`);
        }}
      >
        <NotShownChoice of={waiting} checked={isNotShown} onChange={setIsNotShown} />
      </SignForm>
    </Dialog>
  );
}
