/** What is chosen where nothing that is recorded will be shown, in the form and where the company signs. */
export const NOT_SHOWN = 'Det som spelas in visas inte';
