'use client';

import dynamic from 'next/dynamic';
import { lazyIsland } from '@/components/ui/lazy-island';

export const LazyLoginForm = lazyIsland((retry) =>
  dynamic(() => retry(async () => (await import('./login-form')).LoginForm)),
);
export const LazyRegisterForm = lazyIsland((retry) =>
  dynamic(() => retry(async () => (await import('./register-form')).RegisterForm)),
);
export const LazyResetFromEmail = lazyIsland((retry) =>
  dynamic(() => retry(async () => (await import('./reset-from-email')).ResetFromEmail)),
);
