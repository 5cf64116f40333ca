/** The notice in the administrators' bell when a limit of text messages is reached. */
export const smsLimitNotice = {
  title: 'Sms är slut för nu',
  message:
    'Gränsen för sms är nådd, så inga fler skickas. Mejlen går som vanligt. Gränserna höjer du under Inställningar.',
};
