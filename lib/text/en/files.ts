export const files = {
  notAnImage: 'Please upload a valid image file.',
  tooLarge: 'File size exceeds 5MB limit.',
  screenshotRequired: 'Please upload a screenshot of your transfer.',
  tooManyPixels: 'This picture is too large to be read. Please send a screenshot or a smaller photo.',
} as const;
