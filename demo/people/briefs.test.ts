import { expect, test } from 'vitest';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { DEMO_COMPANIES } from './companies.ts';
import { demoPeople } from './people.ts';
import { DEMO_PROJECTS } from './projects.ts';
import { EARLIER_PROJECTS } from './projects-earlier.ts';

/** True if the check digit of a Swedish organisation number is right. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

test('twelve companies with valid numbers, reserved addresses and telephones', () => {
  expect(DEMO_COMPANIES).toHaveLength(12);
  for (const company of DEMO_COMPANIES) {
    expect(company.organisation_number).toMatch(/^55999\d{5}$/);
    expect(passesLuhn(company.organisation_number), company.name).toBe(true);
    expect(company.email).toMatch(/^[a-z.]+@example\.com$/);
    expect(company.phone).toMatch(/^(08-465 004 \d\d|070-174 06 \d\d)$/);
  }
  for (const field of ['key', 'name', 'organisation_number', 'email', 'phone'] as const) {
    expect(new Set(DEMO_COMPANIES.map((company) => company[field])).size).toBe(12);
  }
  const addresses = new Set<string>(demoPeople(400, 7).map((person) => person.email));
  for (const company of DEMO_COMPANIES) expect(addresses.has(company.email)).toBe(false);
});

test('every brief has a made-up company, and one to four roles that people can fill', () => {
  expect(DEMO_PROJECTS).toHaveLength(20);
  const all = [...DEMO_PROJECTS, ...EARLIER_PROJECTS];
  expect(new Set(all.map((project) => project.title)).size).toBe(all.length);
  for (const project of all) {
    expect(municipalities.has(project.municipality_id)).toBe(true);
    expect(DEMO_COMPANIES.some((company) => company.key === project.company_key)).toBe(true);
    expect(project.roles.length).toBeLessThanOrEqual(4);
    expect(project.description).not.toContain('!');
    for (const role of project.roles) {
      expect(role.playing_age_min).toBeLessThan(role.playing_age_max);
      expect(role.headcount).toBeGreaterThan(0);
      expect(role.fee_day_ore).toBeGreaterThanOrEqual(100_000);
      expect(role.fee_day_ore).toBeLessThanOrEqual(1_500_000);
    }
  }
  expect(new Set(DEMO_PROJECTS.map((project) => project.company_key)).size).toBe(DEMO_COMPANIES.length);
});
