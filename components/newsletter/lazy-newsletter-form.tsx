'use client';

import { lazyForm } from '@/components/ui/lazy-form';

export const LazyNewsletterForm = lazyForm(async () => (await import('./newsletter-island')).NewsletterIsland);
