/** The roles of a company's members. */
export const MEMBER_ROLES = ['owner', 'producer', 'caster', 'finance', 'reader'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/**
 * The members who cast: they write projects, search, ask and choose. A command that names no role is theirs; a route
 * that only reads and names none is open to every member.
 */
export const CASTING_MEMBERS = ['owner', 'producer', 'caster'] as const satisfies readonly MemberRole[];

/** The members who bind the company: they sign, activate, cancel and answer reports of work. */
export const BINDING_MEMBERS = ['company.owner', 'company.producer'] as const;

/** The members who see the company's invoices. */
export const INVOICE_MEMBERS = ['owner', 'finance'] as const satisfies readonly MemberRole[];
