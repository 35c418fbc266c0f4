'use client';

import dynamic from 'next/dynamic';

// In the server's HTML with the page; the scripts that make them answer come after it.
export const LoginIsland = dynamic(async () => (await import('./login-form')).LoginForm);
export const RegisterIsland = dynamic(async () => (await import('./register-form')).RegisterForm);
export const CodeReturnIsland = dynamic(async () => (await import('./code-return')).CodeReturn);
