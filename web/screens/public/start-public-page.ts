import { followCount } from './home/live-count.ts';
import { moveRegisterMenu } from './register-menu.ts';
import { startDemo } from './sa-fungerar-det/start-demo.ts';

/** Moves what there is to move on a page that stands without scripts: the register menu, the number of talents, the search demo. Returns how to stop it. */
export function startPublicPage(page: ParentNode): () => void {
  const ends = [moveRegisterMenu(page), followCount(page), startDemo(page)];
  return () => {
    for (const end of ends) end();
  };
}
