import type { OrderHold } from '#domain/work/order/order-holds.ts';

/** Shown to the sender of an order that is held back, with the reason. */
export const orderHoldWords: Readonly<Record<OrderHold, string>> = {
  sign_off_asked: 'Det kostar mer än din gräns, så det väntar nu på attest. Det görs så snart någon annan har sagt ja.',
  project_unchecked:
    'Vi läser nya företags första projekt innan någon får en förfrågan. Projektet väntar på det, och ni får ett mejl när ni kan fråga.',
};
