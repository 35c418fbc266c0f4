/** Messages that several forms share, and the few that the specification has no words for. */
export const forms = {
  emailRequired: 'Email is required',
  emailFormat: 'Invalid Email Format',
  emailAddress: 'Invalid Email Address',
  nameRequired: 'Name is required',
  phoneNumeric: 'Phone Number must be a number',
  phoneTooShort: 'Phone number should be at least 5 characters long',
  phoneTooLong: 'Phone number should be no longer than 15 characters',
  phoneInvalid: 'Please enter a valid phone number',
  tooLong: 'This text is too long',
  submitFailed: 'There was an error submitting the form.',
  optional: 'optional',
  retry: 'Try again',
} as const;
