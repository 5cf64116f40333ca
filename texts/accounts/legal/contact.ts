/** Where people write to a human being: questions, objections, complaints, requests about personal data. */
export const CONTACT_EMAIL = 'hej@medverka.example';
