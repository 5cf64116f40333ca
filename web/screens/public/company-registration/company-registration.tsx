import { useQuery } from '@tanstack/react-query';
import { PRICE_PROMISES } from '#texts/deal/price-promises.ts';
import { query } from '#web/api/client.ts';
import { AccountFrame } from '#web/screens/public/account-frame.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { CompanySignUpForm } from './company-sign-up-form.tsx';

/** /CompanyRegistration: a company applies for an account. */
export default function CompanyRegistration() {
  return (
    <AccountFrame
      title="Registrera företag"
      description="En människa hos oss granskar varje företag innan det får se talanger."
      portraits={[3, 9, 5, 12, 2, 10]}
    >
      <OurFee />
      <CompanySignUpForm />
      <p className="mt-8 text-sm">
        Har företaget redan ett konto?{' '}
        <Link className="text-link py-1 font-medium" to="/Login">
          Logga in
        </Link>
        . Är du talang?{' '}
        <Link className="text-link py-1 font-medium" to="/Registera">
          Skapa konto som talang
        </Link>
        .
      </p>
    </AccountFrame>
  );
}

/** Our fee, before the company applies. */
function OurFee() {
  const words = useQuery(query('GET /public-words'));
  const text = words.data?.items.find(({ id }) => id === 'price_company')?.text ?? PRICE_PROMISES.price_company;
  return (
    <p className="mb-8 max-w-prose border-l-2 border-ink pl-4">
      {text}{' '}
      <a href="/SaFungerarDet#pris" className="text-link">
        Vad det kostar
      </a>
    </p>
  );
}
