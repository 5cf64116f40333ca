/** Shown to a talent before a yes: the company may show the talent to its client. */
export const SHOWN_TO_CLIENTS =
  'Svarar du ja kan företaget visa dig för sin kund när de väljer: förnamn, spelålder, längd, och bilder och filmer som du har lagt upp eller skickat. Är du under 18 år visas inga filmer. Dina kontaktuppgifter visas aldrig.';
