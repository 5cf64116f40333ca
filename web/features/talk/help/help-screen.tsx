import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { findAnswers } from '#domain/talk/help/find-answers.ts';
import type { HelpAnswer } from '#texts/talk/help/help-answer.ts';
import { query } from '#web/api/client.ts';
import { AskPerson } from '#web/features/talk/inquiry/ask-person.tsx';
import { OwnInquiries } from '#web/features/talk/inquiry/own-inquiries.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useLocation } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';

interface HelpScreenProps {
  title: string;
  answers: readonly HelpAnswer[];
  /** Shown after the question to a person. */
  children: ReactNode;
}

/**
 * Questions and answers for a role, filtered while the user types; a form for asking a person at Medverka; and the
 * user's earlier questions.
 */
export function HelpScreen({ title, answers, children }: HelpScreenProps) {
  const [typed, setTyped] = useState('');
  // Answers that administrators have rewritten; the texts of all other answers are in the code.
  const { data: anew } = useQuery(query('GET /help/answers'));
  const now = answers.map((one) => ({ ...one, ...anew?.items.find(({ id }) => id === one.id) }));
  const found = findAnswers(now, typed);
  const subjects = Map.groupBy(found, ({ subject }) => subject);
  const linked = useLocation().hash.slice(1);
  return (
    <PageFrame title={title} width="reading" description="Sök bland svaren, eller fråga en av oss.">
      <div className="flex flex-col gap-12">
        <div className="flex flex-col gap-8">
          <SearchField
            size="large"
            label="Sök bland svaren"
            placeholder="Till exempel avtal"
            value={typed}
            onChange={setTyped}
          />
          <p role="status" className="sr-only">
            {found.length === 1 ? '1 svar' : `${found.length} svar`}
          </p>
          {found.length === 0 && (
            <EmptyState title="Inget svar med de orden">
              Prova ett annat ord, eller skriv till oss här nedanför.
            </EmptyState>
          )}
          {[...subjects].map(([subject, all]) => (
            <section key={subject} aria-label={subject}>
              <h2 className="voice-serif text-heading mb-3">{subject}</h2>
              {all.map(({ id, question, answer }) => (
                <div key={id} id={id} className="scroll-mt-20">
                  <Disclosure title={question} isOpen={id === linked || undefined}>
                    <p className="max-w-prose pb-2 text-pretty">{answer}</p>
                  </Disclosure>
                </div>
              ))}
            </section>
          ))}
        </div>
        <Section
          title="Fråga en människa"
          description="En av oss på Medverka svarar här, och du får en notis och ett mejl."
        >
          <AskPerson />
        </Section>
        {children}
        <OwnInquiries />
      </div>
    </PageFrame>
  );
}
