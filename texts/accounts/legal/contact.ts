/** Address for questions, objections, complaints and requests about personal data; a person answers. */
export const CONTACT_EMAIL = 'hej@medverka.example';
