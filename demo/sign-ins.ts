import { DEMO_COMPANY, DEMO_PASSWORD, DEMO_TALENT } from './accounts.ts';
import { DEMO_ADMIN, DEMO_CLERK, demoAdminCode, demoAdminSecret } from './admin.ts';

/**
 * The terminal's text at the start of a demonstration: its address, and the sign-ins of the talent, the company and the
 * two administrators. The text contains the administrators' one-time code at `now`.
 */
export function demoSignIns(url: string, now: Date): string {
  const lines = [
    '',
    `  Medverka är igång: ${url}`,
    '',
    `  Talang    ${DEMO_TALENT.email.padEnd(33)}${DEMO_PASSWORD}`,
    `  Företag   ${DEMO_COMPANY.email.padEnd(33)}${DEMO_PASSWORD}`,
    `  Admin     ${DEMO_ADMIN.email.padEnd(33)}${DEMO_ADMIN.password}`,
    `  Ekonom    ${DEMO_CLERK.email.padEnd(33)}${DEMO_CLERK.password}`,
    '            Två ögonpar är två webbläsare: öppna Ekonom i ett eget privat fönster.',
    `            Engångskod just nu: ${demoAdminCode(now)}. Nästa finns på ${url}/dev/totp`,
    `            Hemlighet för en autentiseringsapp: ${demoAdminSecret()}`,
    '',
    `  Mejlen som skickas läser du på ${url}/dev/mail`,
    '',
  ];
  return lines.join('\n');
}
