/** Label of the choice that no recorded material will be shown, in the form and at the company's signature. */
export const NOT_SHOWN = 'Det som spelas in visas inte';
