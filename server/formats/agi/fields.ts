/**
 * The fields of the employer's declaration (arbetsgivardeklaration på individnivå) that our files contain, by the name of
 * their element, with the tax agency's code for each.
 *
 * Sources, all of the tax agency (skatteverket.se, 'Teknisk beskrivning och testtjänst'):
 *
 * - *desc*: the technical description of the declaration, schema version 1.1, document versions 1.1.14 to 1.1.18.2;
 * - *list*: its appendix Fältlista, with the meaning of each code, as in 'Så fyller du i arbetsgivardeklarationen';
 * - *samples*: its appendix Exempelfiler (1 regular wages, 3 A-SINK, 10 removal, 11 a main statement alone);
 * - *checks*: its appendix Kontroller (S: within a statement, B: between statements).
 *
 * The published schema files (`arbetsgivardeklaration_1.1.xsd`, `arbetsgivardeklaration_component_1.1.xsd`) are not in
 * this repository, because no terms allow handing them on. The files are therefore not validated against them.
 */
export const AGI_FIELDS = {
  /** Period YYYYMM: the month of payment (list 006). In every statement. */
  RedovisningsPeriod: '006',
  /** The employer's number of twelve digits: 16 and the organisation number (list 201, samples). In every statement. */
  AgRegistreradId: '201',

  // The main statement (HU), sent whole in every file of the month (desc, corrections).
  /** Sum of employer contributions: each rate on the sum of its bases, whole kronor (list 487, check B_006). */
  SummaArbAvgSlf: '487',
  /** Sum of all withheld tax, of artists from abroad too (list 497). */
  SummaSkatteavdr: '497',

  // The individual statement (IU).
  /** Personal or coordination number, twelve digits (list 215, samples). */
  BetalningsmottagarId: '215',
  /** From 1 to 9 999 999 999, chosen by the employer; a later statement of the same number replaces (list 570, desc). */
  Specifikationsnummer: '570',
  /** 1: removes the statement; then only 201, 215, 006, 570 and this one are filled in (desc, sample 10, check S_003). */
  Borttag: '205',
  /** Pay in money on which contributions are counted (list 011, sample 1). */
  KontantErsattningUlagAG: '011',
  /** Pay in money without contributions, such as of a person insured in another country (list 131). */
  KontantErsattningEjUlagSA: '131',
  /** Preliminary tax, 0 allowed. Exactly one of 001, 274, 275 and the crosses of exemption (list 001, check S_183). */
  AvdrPrelSkatt: '001',
  /** Tax of other employees who live abroad, by a decision on SINK (list 274, samples). */
  AvdrSkattSINK: '274',
  /** Tax of artists from abroad (list 275, sample 3). */
  AvdrSkattASINK: '275',
  /** Kind of activity, required with 275 (list 112). */
  VerksamhetensArt: '112',
  /** 1: allowance for the person's own car was paid (list 050, sample 1). */
  Bilersattning: '050',
  /** 1: allowance for days away was paid (list 051, sample 1). */
  Traktamente: '051',
  /** Street of the only place of work in the period; empty if there were several (list 245, desc: from January 2023). */
  ArbetsplatsensGatuadress: '245',
  /** Town of that place, or its municipality (list 246). */
  ArbetsplatsensOrt: '246',
} as const;
export type AgiField = keyof typeof AGI_FIELDS;

/*
 * Codes that our wages never have: 012, 013, 018, 041, 043, 098 (benefits in kind), 020 (other allowances: outlays
 * against receipts are not reported), 062, 063 (a company's first employees), 222, 224 with name and address (people
 * without a personal or coordination number, whom the product does not pay), 081 and 252 (citizenship and tax number
 * abroad of people with SINK: the product does not ask for them), 820 to 827 (absence).
 */
