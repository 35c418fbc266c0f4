export const newsletter = {
  title: 'Newsletter',
  heading: 'News from the school',
  subscribe: 'Subscribe',
  sending: 'Sending...',
  close: 'Close',
  email: 'Email',
  emailRequired: 'Email is required',
  /** The site shows the problem of this one field lowercased behind an asterisk. */
  problem: (message: string) => `*${message.toLowerCase()}`,
  subscribed: 'Thank you for subscribing. Our next letter is yours.',
  failed: 'There was an error submitting the form.',
  unsubscribeTitle: 'Unsubscribe',
  unsubscribeLead: 'Would you like to stop receiving our newsletter?',
  unsubscribe: 'Unsubscribe',
  unsubscribed: 'You are unsubscribed. You will get no further letters from us.',
  linkInvalid: 'This link is not complete. Please open the one in our email again, or write to us.',
} as const;
