export const files = {
  notAnImage: 'Please upload a valid image file.',
  tooLarge: 'File size exceeds 5MB limit.',
  screenshotRequired: 'Please upload a screenshot of your transfer.',
} as const;
