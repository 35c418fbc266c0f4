export const newsletter = {
  title: 'Newsletter',
  heading: 'News from the school',
  subscribe: 'Subscribe',
  sending: 'Sending...',
  close: 'Close',
  email: 'Email',
  emailRequired: 'Email is required',
  /** Specified: errors of this field are lower case after an asterisk. */
  problem: '*{message}',
  subscribed: 'Thank you for subscribing. You’ll get our next newsletter.',
  failed: 'There was an error submitting the form.',
  unsubscribeTitle: 'Unsubscribe',
  unsubscribeLead: 'Would you like to stop receiving our newsletter?',
  unsubscribe: 'Unsubscribe',
  unsubscribed: 'You’ve unsubscribed and won’t get our newsletter any more.',
  linkInvalid: 'This link is incomplete. Please open the one in our email again, or write to us.',
} as const;
