/** A talent joins on a phone: signs up, and makes a profile with pictures. */
import { aSignedUpTalent, someone } from '../acts/accounts.ts';
import { codeIn, mailTo } from '../mail.ts';
import { largePhoto } from '../pictures.ts';
import { test } from './fixtures.ts';

test('a talent signs up, and is signed in by the code', async ({ newPhone }) => {
  const tuva = someone('Tuva', 'Hedlund');
  const phone = await newPhone();
  await phone.open('/Registera');
  await phone.write(/^Förnamn/, tuva.first_name);
  await phone.write(/^Efternamn/, tuva.last_name);
  await phone.write(/^E-post/, tuva.email);
  await phone.write(/^Lösenord/, tuva.password);
  await phone.write(/^Födelsedatum/, '1996-03-12');
  await phone.press('checkbox', /Jag godkänner/);
  await phone.press('button', 'Skapa konto');
  await phone.isAt(/TalentEmailVerification/);
  await phone.write(/^Kod/, codeIn(await mailTo(tuva.email, /Bekräfta din e-post/)));
  await phone.sees(`Hej ${tuva.first_name}`);
});

test('a talent makes a profile with pictures', async ({ newPhone, server }) => {
  const maja = await aSignedUpTalent(server);
  const phone = await newPhone();
  await phone.open('/Login');
  await phone.write(/^E-post/, maja.email);
  await phone.write(/^Lösenord/, maja.password);
  await phone.press('button', 'Logga in');
  await phone.press('link', /^Börja$/);
  await phone.sees('Vem är du?');
  await phone.complete(/Vad gör du/, 'skådes', /^Skådespelare/);
  await phone.press('checkbox', /^Kvinna/);
  await phone.write(/^Spelålder, från/, '24');
  await phone.write(/^Spelålder, till/, '34');
  await phone.complete(/Var bor du/, 'Götebo', /^Göteborg/);
  await phone.press('button', 'Spara och fortsätt');
  await phone.sees('Hur ser du ut nu?');
  await phone.write(/^Längd/, '171');
  await phone.pick(/^Hårfärg/, 'Brunt');
  await phone.pick(/^Ögonfärg/, 'Blå');
  await phone.press('button', 'Spara och fortsätt');
  await phone.sees('Vad kan du?');
  await phone.press('button', /^Svenska/);
  await phone.press('button', 'Spara och fortsätt');
  await phone.sees('Visa ditt ansikte');
  await phone.give(/^$/, 'porträtt.jpg', await largePhoto());
  await phone.sees(/Huvudbild/);
  await phone.press('button', 'Fortsätt');
  await phone.sees('Med egna ord');
  await phone.write(/^Om dig/, 'Jag har spelat på scen i åtta år och trivs bäst utomhus.');
  await phone.press('button', 'Spara och gör klart profilen');
  await phone.sees(`Välkommen, ${maja.first_name}`);
});
