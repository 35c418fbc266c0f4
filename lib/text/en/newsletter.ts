export const newsletter = {
  subscribe: 'Subscribe',
  close: 'Close',
  email: 'Email',
  emailRequired: 'Email is required',
  failed: 'There was an error submitting the form.',
} as const;
