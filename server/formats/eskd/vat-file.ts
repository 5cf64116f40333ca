/**
 * The VAT return as a file for Skatteverket's service 'Lämna momsdeklaration' (eSKDUpload, DTD version 6.0): one element
 * for each box, in the order of the DTD, in whole kronor, and only boxes with an amount; the amount to pay is always
 * there.
 */
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { VatBox } from '#domain/money/ledger/vat-return.ts';

const ELEMENTS: readonly (readonly [VatBox, string])[] = [
  ['05', 'ForsMomsEjAnnan'],
  ['39', 'ForsTjSkskAnnatEg'],
  ['40', 'ForsTjOvrUtomEg'],
  ['42', 'ForsOvrigt'],
  ['10', 'MomsUtgHog'],
  ['11', 'MomsUtgMedel'],
  ['12', 'MomsUtgLag'],
  ['48', 'MomsIngAvdr'],
  ['49', 'MomsBetala'],
];

export interface VatFile {
  /** Ten digits. */
  readonly org_number: string;
  /** The last ISO day of the period: the file names its month. */
  readonly to: string;
  readonly boxes: Readonly<Record<VatBox, Ore>>;
}

const HEAD = [
  '<?xml version="1.0" encoding="ISO-8859-1"?>',
  '<!DOCTYPE eSKDUpload PUBLIC "-//Skatteverket, Sweden//DTD Skatteverket eSKDUpload-DTD Version 6.0//SV" "https://www1.skatteverket.se/demoeskd/eSKDUpload_6p0.dtd">',
];

/** The bytes of the file. Only digits and names of elements are in it, so that ASCII is its ISO 8859-1. */
export function vatFile({ org_number, to, boxes }: VatFile): Uint8Array {
  const filled = ELEMENTS.filter(([box]) => boxes[box] !== 0 || box === '49');
  const lines = [
    ...HEAD,
    '<eSKDUpload Version="6.0">',
    `<OrgNr>${org_number.slice(0, 6)}-${org_number.slice(6)}</OrgNr>`,
    '<Moms>',
    `<Period>${to.slice(0, 4)}${to.slice(5, 7)}</Period>`,
    ...filled.map(([box, name]) => `<${name}>${boxes[box] / 100}</${name}>`),
    '</Moms>',
    '</eSKDUpload>',
  ];
  return new TextEncoder().encode(`${lines.join('\r\n')}\r\n`);
}
