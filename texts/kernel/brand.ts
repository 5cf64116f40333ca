/** The product's name, for use inside other texts; a few texts spell the name out. */
export const BRAND = 'Medverka';
