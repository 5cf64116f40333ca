/** What the mark of protected identity does, for the administrator who sets or removes it. */
export const protectedIdentityWords = {
  what: 'Företag, kunder och andra talanger ser namnet i arbetet, aldrig det juridiska. Mejladress och nummer lämnas inte ut: den som vill nå personen gör det genom oss. Det gäller också avtal, fakturor och notiser som redan finns.',
  law: 'Skatteverket och banken får det juridiska namnet, som lagen kräver. Kommunen i profilen visas som personen har skrivit den: gå igenom den, bilderna och texten tillsammans.',
  remove:
    'Det juridiska namnet och kontaktuppgifterna visas igen där de annars visas. Det som skrivits under skyddet ändras inte.',
} as const;
