import { setImmediate as breathe } from 'node:timers/promises';
import type { Prepared } from './prepared.ts';
import type { Answers, Question } from './talent-search.ts';

type Answer = Answers[Question['kind']];

interface Turn {
  readonly prepared: Prepared;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (answer: Answer | Promise<Answer>) => void;
  readonly reject: (error: unknown) => void;
}

/** Questions in the order of their arrival, for this thread and its helpers. */
export class Turns {
  readonly #waiting: Turn[] = [];
  readonly #here: (prepared: Prepared) => Promise<Answer>;
  readonly #beside: (prepared: Prepared) => Promise<Answer> | undefined;
  #isBusy = false;

  /**
   * @param here answers in this thread
   * @param beside answers in a helper; undefined if none is free
   */
  constructor(
    here: (prepared: Prepared) => Promise<Answer>,
    beside: (prepared: Prepared) => Promise<Answer> | undefined,
  ) {
    this.#here = here;
    this.#beside = beside;
  }

  /** Answers a question in its turn; throws the signal's reason if it is aborted before. */
  take(prepared: Prepared, signal?: AbortSignal): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const turn = { prepared, signal, resolve, reject };
    if (this.#isBusy) {
      this.#waiting.push(turn);
      this.fill();
    } else void this.#work(turn);
    return promise;
  }

  /** Gives waiting questions to helpers that are free. */
  fill(): void {
    for (let turn = this.#next(); turn; turn = this.#next()) {
      const answer = this.#beside(turn.prepared);
      if (!answer) {
        this.#waiting.unshift(turn);
        return;
      }
      turn.resolve(answer);
    }
  }

  /** Answers here, one after the other, with pauses in which answers can be sent and cancellations can arrive. */
  async #work(first: Turn): Promise<void> {
    this.#isBusy = true;
    for (let turn: Turn | undefined = first; turn; turn = this.#next()) {
      await breathe();
      if (turn.signal?.aborted) {
        turn.reject(turn.signal.reason);
        continue;
      }
      const answer = this.#here(turn.prepared);
      turn.resolve(answer);
      await answer.catch(() => {});
    }
    this.#isBusy = false;
  }

  /** Takes the first question whose caller has not gone. */
  #next(): Turn | undefined {
    for (let turn = this.#waiting.shift(); turn; turn = this.#waiting.shift()) {
      if (!turn.signal?.aborted) return turn;
      turn.reject(turn.signal.reason);
    }
    return undefined;
  }
}
