import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { PLAIN_FIELDS, type SheetContent, sheetFor } from '#domain/work/call-sheet/call-sheet.ts';
import type { TalentActor } from '#server/actor.ts';
import type { CallSheetPaper } from '#server/documents/call-sheet/call-sheet.ts';
import { giveOut, makeDocument } from '#server/documents/documents.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { findPeopleOfDays } from '#server/features/work/call-sheet/queries/day-people.ts';
import { readerOf } from '#server/features/work/call-sheet/queries/list-versions.ts';
import { type LoadedSheet, loadSheets } from '#server/features/work/call-sheet/queries/load-sheet.ts';
import type { Services } from '#server/services.ts';
import { formatLongDay, formatMoment } from '#texts/kernel/format.ts';
import { sheetFieldLabels } from '#texts/work/call-sheet-words.ts';

type Told = LoadedSheet & { readonly told: SheetContent; readonly published_date: string };

/**
 * The content of a printed sheet. A talent's sheet has the talent's own time and note; the company's sheet has the
 * times of all talents.
 */
function presentPaper(sheet: Told, reader: { name: string; id: string } | null, people: CallSheetPaper['people']) {
  const { day, version, published_date, told, project_title, company_name } = sheet;
  const read = sheetFor(told, reader?.id ?? null);
  const { call_time, place, address, contact_name, contact_phone, note } = read;
  const facts = [
    { label: sheetFieldLabels.note, value: note },
    { label: sheetFieldLabels.contact_name, value: `${contact_name}, ${contact_phone}` },
    ...PLAIN_FIELDS.map((field) => ({ label: sheetFieldLabels[field], value: read[field] })),
  ];
  return {
    title: `Dagsbesked ${formatLongDay(day)}`,
    project: project_title,
    company: company_name,
    version: `Version ${version}, ${formatMoment(published_date)}`,
    reader: reader?.name ?? '',
    call_time,
    place,
    address,
    people,
    facts: facts.filter(({ value }) => value !== ''),
  };
}

/**
 * Prints the present version of a call sheet for the caller. Equal content gives the same document.
 * @returns the signed URL of the PDF
 */
export async function printSheet(services: Services, actor: TalentActor | ProjectActor, id: string, moment: Moment) {
  const { db } = services;
  const [found, [sheet]] = await Promise.all([readerOf(db, actor, id), loadSheets(db, sql`h.id = ${id}`)]);
  if (!found || !sheet) return refuse('not_found');
  const { told, published_date } = sheet;
  if (!told || published_date === null) return refuse('not_allowed_now');
  const reader = found.reader === null ? null : { id: found.reader, name: actor.name };
  const booked =
    actor.role === 'talent' ? [] : await findPeopleOfDays(db, actor, sheet.project_id, [sheet.day], moment);
  const people = booked
    .filter(({ booking_status }) => booking_status !== 'cancelled')
    .map((person) => {
      const { call_time, note } = sheetFor(told, person.id);
      const { talent_name, talent_pronoun } = person;
      const name = talent_pronoun ? `${talent_name} (${talent_pronoun})` : talent_name;
      return { name, role: person.role_title, call_time, note };
    });
  const document = await makeDocument(services, {
    kind: 'call_sheet',
    noun: 'call_sheet',
    subject_id: found.reader ?? id,
    snapshot: presentPaper({ ...sheet, told, published_date }, reader, people),
    name: `Dagsbesked ${sheet.day}.pdf`,
    moment,
    // A talent who was called off during the printing may no longer read the sheet.
    check: async (trx) => ((await readerOf(trx, actor, id)) ? undefined : refuse('not_found')),
  });
  return isRefusal(document) ? document : giveOut(services, document, actor.account_id);
}
