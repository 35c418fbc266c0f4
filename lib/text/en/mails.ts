/** Emails to visitors. Each is written twice: in the person's language, and in a second one below it. */
export const mails = {
  hello: 'Hello {name},',
  helloNobody: 'Hello,',
  signature: '{school}\nPhone: {phone}',
  reference: 'Reference',
  course: 'Course',
  price: 'Price',
  code: 'Code',
  track: 'Track your request',
  profile: 'Your profile',
  seePayment: 'See it in your profile',
  writeToUs: 'Write to us',
  sendScreenshot: 'Send a new screenshot',
  transferReceived:
    'Thank you. {school} has your screenshot and will check your transfer, usually within one working day. Then we’ll write to you.',
  transferRejected: 'We could not accept your screenshot for “{course}”. Reason: {reason}',
  mistake: 'That was a mistake, and we’re sorry. Please ignore that email.',
  checkedAgain: 'We’re checking your transfer again and will write to you soon. You don’t need to do anything.',
  enrolments: {
    received: 'We have received your enrolment',
    accepted: 'Your enrolment is accepted',
    acceptedText:
      'Your transfer has arrived and your place in “{course}” is confirmed. You’ll find your lessons (and the link, if they are online) on the page where you track your request.',
    rejected: 'Your enrolment could not be accepted',
    cancelled: 'Your enrolment is cancelled',
    cancelledText:
      'Your enrolment for “{course}” is cancelled. If you did not expect this, or have transferred money for it, please write to us: we’ll sort it out.',
    mailed: {
      Accepted: 'We wrote to tell you that your enrolment for “{course}” was accepted.',
      Rejected: 'We wrote to tell you that your enrolment for “{course}” could not be accepted.',
      Cancelled: 'We wrote to tell you that your enrolment for “{course}” was cancelled.',
    },
    checkedAgain: 'Correction: your enrolment is being checked again',
    acceptedStill: 'Correction: your enrolment is accepted',
  },
  'payment-requests': {
    received: 'We have received your payment details',
    accepted: 'Your payment is accepted',
    acceptedText:
      'Your transfer has arrived. “{course}” is open for you in our app, under the email and password of your account.',
    rejected: 'Your payment could not be accepted',
    cancelled: 'Your payment is cancelled',
    cancelledText:
      'Your payment for “{course}” is cancelled. If you did not expect this, or have transferred money for it, please write to us: we’ll sort it out.',
    mailed: {
      Accepted: 'We wrote to tell you that your payment for “{course}” was accepted.',
      Rejected: 'We wrote to tell you that your payment for “{course}” could not be accepted.',
      Cancelled: 'We wrote to tell you that your payment for “{course}” was cancelled.',
    },
    checkedAgain: 'Correction: your payment is being checked again',
    acceptedStill: 'Correction: your payment is accepted',
  },
  message: {
    subject: 'We have received your message',
    text: 'Thank you for writing to {school}. We have your message and will answer soon.',
  },
  inquiry: {
    subject: 'We have received your inquiry',
    text: 'Thank you for your inquiry. {school} will send you a proposal.',
    trackByPhone: 'To track it, you need the reference and your phone number.',
    trackByEmail: 'To track it, you need the reference and your email.',
  },
  newsletter: {
    subject: 'You are subscribed to the newsletter of {school}',
    text: 'Thank you for subscribing. If this was not you, or you’ve read enough, unsubscribe below.',
    unsubscribe: 'Unsubscribe',
  },
  corrected: {
    subject: 'Your account details have been corrected',
    text: 'Our team has corrected these details of your account: {details}. You can check them in your profile. If you did not ask for this, please write to us straight away.',
    name: 'name',
    email: 'email',
    phone: 'phone number',
  },
  reset: {
    subject: 'Your new password at {school}',
    text: 'Open this page to choose a new password at {school}:',
    link: 'Choose a new password',
    orCode: 'Or type this code where you asked for it, on our site or in our app:',
    noCode:
      'This email holds no code: too many wrong codes were entered for your account. The link above works all the same.',
    validity: 'The link works for {linkMinutes} minutes and the code for {codeMinutes}, once.',
    linkValidity: 'The link works for {linkMinutes} minutes, once.',
    warning:
      'If you did not ask for it, you don’t need to do anything. Never give this link or a code to anyone: the school never asks for them.',
  },
} as const;
