export const pageFailure = {
  title: 'This page could not be shown',
  body: 'Part of it didn’t load, or something broke on our side. Please check your connection and try again.',
  retry: 'Retry',
  home: 'Back to home',
} as const;
