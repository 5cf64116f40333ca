import { followCount } from './home/live-count.ts';
import { moveRegisterMenu } from './register-menu.ts';
import { startDemo } from './sa-fungerar-det/start-demo.ts';

/**
 * Starts the scripts of a prerendered page: the register menu, the number of talents, the search demo.
 * @returns a function that stops them
 */
export function startPublicPage(page: ParentNode): () => void {
  const ends = [moveRegisterMenu(page), followCount(page), startDemo(page)];
  return () => {
    for (const end of ends) end();
  };
}
