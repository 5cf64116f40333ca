/** The product's name, in one place; texts that need it are built from it. */
export const BRAND = 'Medverka';
