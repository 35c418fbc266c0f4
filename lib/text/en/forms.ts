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
  optional: 'optional',
  /** Said of a group of boxes, whose mark is only seen. */
  required: 'required',
  retry: 'Try again',
  unreached: 'No connection to our server. What you typed is still here: check your connection and try again.',
  kept: 'What you typed is still here. Please try again.',
  busy: 'Too many attempts. Please wait a little and try again.',
  sending: 'Sending...',
  reference: 'Your reference',
  /** Above what happens after a form is in. */
  next: 'What happens next',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Could not copy',
  follow: 'Track your request',
  leaveEmpty: 'Please leave this field empty',
} as const;
