export const inquiries = {
  title: 'Quotation',
  next: 'Next',
  back: 'Back',
  submit: 'Submit',
  emailRequired: 'Email is required',
  nameRequired: 'Name is required',
  submitted: 'Your inquiry has been submitted successfully.',
  failed: 'Something Went Wrong',
} as const;
