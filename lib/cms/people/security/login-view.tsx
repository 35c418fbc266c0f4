import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { Logo } from '@/lib/cms/ui/logo';
import { LoginForm } from './login-form';
import './security.css';

export function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const destination = getSafeRedirect({ fallbackTo: '/admin', redirectTo: searchParams?.redirect ?? '' });
  if (initPageResult.req.user) redirect(destination);
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <LoginForm destination={destination} />
    </>
  );
}
