import { expect } from '@playwright/test';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { test } from '@/tests/support/journey';

test.use({ extraHTTPHeaders: forwardedIp() });

test('a visitor whose page breaks as a whole reads so in the language of the page, and can go on', async ({
  page,
  faults,
}) => {
  faults.expect(/The layout is broken/);
  await page.addInitScript(() => {
    const { getElementById } = document;
    document.getElementById = (id) => {
      // The root layout alone looks for it.
      if (id === 'site-stylesheet') throw new Error('The layout is broken.');
      return getElementById.call(document, id);
    };
  });
  await page.goto('/fr/about');
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { level: 1 })).toHaveText('Cette page n’a pas pu être affichée');
  await expect(alert).toHaveCSS('border-top-style', 'solid');
  await expect(page).toHaveTitle('Cette page n’a pas pu être affichée');
  await expect(alert.getByRole('link', { name: 'Réessayer' })).toBeVisible();
  await alert.getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page).toHaveURL('/fr');
});
