/** Organisation numbers, postcodes and bankgiro numbers as they are written in Sweden. */

/** '556677-8899' */
export const formatOrganisationNumber = (digits: string): string => `${digits.slice(0, 6)}-${digits.slice(6)}`;

/** '123 45' */
export const formatPostcode = (digits: string): string => `${digits.slice(0, 3)} ${digits.slice(3)}`;

/** '123-4567' or '5050-1055' */
export const formatBankgiro = (digits: string): string => `${digits.slice(0, -4)}-${digits.slice(-4)}`;
