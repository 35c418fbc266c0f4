export const status = {
  referenceRequired: 'Reference is required',
  phoneRequired: 'Phone number is required',
} as const;
