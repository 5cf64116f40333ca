import type { Answer } from '#web/api/client.ts';
import { advance, DEMO_START, type DemoMoment, fitWords, lettersTyped } from './demo-phases.ts';

/** Interval between two drawings, in ms: about one letter. */
const TICK_MS = 40;

interface Phrase {
  readonly item: HTMLElement;
  readonly text: string;
  readonly typed: Element;
  readonly rest: Element;
  readonly count: Element;
}

const partOf = (item: ParentNode, name: string) => {
  const part = item.querySelector(`[data-${name}]`);
  if (!part) throw new Error(`The search demo has lost its ${name}.`);
  return part;
};

function readPhrase(item: HTMLElement): Phrase {
  const [typed, rest] = [partOf(item, 'typed'), partOf(item, 'untyped')];
  return { item, text: `${typed.textContent}${rest.textContent}`, typed, rest, count: partOf(item, 'count') };
}

/**
 * Runs the search demo if the page has one. All texts except the counts are already in the page.
 * @returns a function that stops the demo
 */
export function startDemo(page: ParentNode): () => void {
  const stage = page.querySelector<HTMLElement>('[data-search-demo]');
  const pause = stage?.querySelector<HTMLButtonElement>('[data-pause]');
  if (!stage || !pause) return () => {};
  const phrases = [...stage.querySelectorAll<HTMLElement>('[data-phrase]')].map(readPhrase);
  const letters = phrases.map(({ text }) => text.length);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)');
  let moment: DemoMoment = DEMO_START;
  let isPaused = false;

  const draw = () => {
    stage.dataset.phase = moment.phase;
    for (const [at, { item, text, typed, rest }] of phrases.entries()) {
      const isCurrent = at === moment.phrase;
      item.toggleAttribute('data-current', isCurrent);
      const isTyping = isCurrent && moment.phase === 'typed' && !isStill.matches;
      const length = isTyping ? lettersTyped(moment.elapsed_ms, text.length) : text.length;
      typed.textContent = text.slice(0, length);
      rest.textContent = text.slice(length);
    }
  };
  const tick = () => {
    if (isPaused || document.hidden) return;
    moment = advance(moment, TICK_MS, letters);
    draw();
  };
  const toggle = () => {
    isPaused = !isPaused;
    pause.textContent = isPaused ? 'Fortsätt' : 'Pausa';
  };

  const readCounts = async () => {
    try {
      const response = await fetch('/api/v1/search-demo');
      if (!response.ok) return;
      const answer = (await response.json()) as Answer<'GET /search-demo'>;
      for (const { item, count } of phrases) {
        const found = answer.phrases.find(({ id }) => id === item.dataset.phrase);
        if (found) count.textContent = fitWords(found.count);
      }
    } catch {
      // Without a network the page's text stays, which says that the number could not be fetched.
    }
  };

  stage.dataset.running = '';
  draw();
  void readCounts();
  const timer = setInterval(tick, TICK_MS);
  pause.addEventListener('click', toggle);
  return () => {
    clearInterval(timer);
    pause.removeEventListener('click', toggle);
  };
}
