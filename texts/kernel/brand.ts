/** The product's name, in one place; other texts take it from here. */
export const BRAND = 'Medverka';
