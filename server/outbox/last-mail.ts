/** How the key begins of the last mail to somebody who was erased: nobody will ask where that went. */
export const LAST_MAIL = 'erased ';
