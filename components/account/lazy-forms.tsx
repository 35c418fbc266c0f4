'use client';

import dynamic from 'next/dynamic';
import { lazyIsland } from '@/components/ui/lazy-island';
import { loadWithRetry } from '@/components/ui/load-module';

export const LazyLoginForm = lazyIsland(
  dynamic(() => loadWithRetry(async () => (await import('./login-form')).LoginForm)),
);
export const LazyRegisterForm = lazyIsland(
  dynamic(() => loadWithRetry(async () => (await import('./register-form')).RegisterForm)),
);
export const LazyResetFromEmail = lazyIsland(
  dynamic(() => loadWithRetry(async () => (await import('./reset-from-email')).ResetFromEmail)),
);
