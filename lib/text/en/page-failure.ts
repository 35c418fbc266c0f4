export const pageFailure = {
  title: 'This page could not be shown',
  body: 'A part of it did not arrive, or something broke on our side. Please check your connection and try again.',
  retry: 'Retry',
  home: 'Back to home',
} as const;
