/** Address at which a person answers questions, objections, complaints and requests about personal data. */
export const CONTACT_EMAIL = 'hej@medverka.example';
