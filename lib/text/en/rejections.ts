/** The usual reasons for rejecting a transfer, by the code that is stored. */
export const rejections = {
  notArrived: 'The transfer has not arrived in our account.',
  amountTooLow: 'The amount is lower than the price.',
  unreadable: 'The screenshot cannot be read. Please send a clearer one.',
  usedBefore: 'This screenshot was used before.',
  otherAccount: 'The transfer went to another account.',
} as const;
