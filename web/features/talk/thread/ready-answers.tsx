import { Zap } from 'lucide-react';
import { useId, useState } from 'react';
import type { ThreadSide } from '#domain/talk/thread/thread.rules.ts';
import { READY_ANSWERS } from '#texts/talk/thread-words.ts';
import { Button } from '#web/ui/form/button.tsx';

interface ReadyAnswersProps {
  side: ThreadSide;
  /** Puts an answer into the field; the user still has to send it. */
  onChoose: (answer: string) => void;
}

/** A button with short ready answers. */
export function ReadyAnswers({ side, onChoose }: ReadyAnswersProps) {
  const list = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={Zap} aria-expanded={isOpen} aria-controls={list} onClick={() => setIsOpen(!isOpen)}>
        Snabbsvar
      </Button>
      <ul id={list} hidden={!isOpen} aria-label="Snabbsvar" className="order-last flex w-full flex-wrap gap-2">
        {isOpen &&
          READY_ANSWERS[side].map((answer) => (
            <li key={answer}>
              <Button
                size="small"
                className="text-left"
                onClick={() => {
                  setIsOpen(false);
                  onChoose(answer);
                }}
              >
                {answer}
              </Button>
            </li>
          ))}
      </ul>
    </>
  );
}
