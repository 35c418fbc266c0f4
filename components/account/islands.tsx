'use client';

import dynamic from 'next/dynamic';
import { island, untilLoaded } from '@/components/ui/island';

// In the server's HTML with the page; the scripts that make them answer come after it.
export const LoginIsland = island(dynamic(() => untilLoaded(async () => (await import('./login-form')).LoginForm)));
export const RegisterIsland = island(
  dynamic(() => untilLoaded(async () => (await import('./register-form')).RegisterForm)),
);
export const CodeReturnIsland = island(
  dynamic(() => untilLoaded(async () => (await import('./code-return')).CodeReturn)),
);
