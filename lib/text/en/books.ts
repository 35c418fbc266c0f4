export const books = {
  title: 'Books',
  empty: 'There are no avaliable book.',
  /** "Buy the book". */
  checkoutTitle: 'စာအုပ်ဝယ်ယူရန်',
  bookTitle: 'Book Title',
  firstName: 'First Name',
  lastName: 'Last Name',
  oneName: 'I have one name',
  phoneNumber: 'Phone Number',
  address: 'Address',
  submit: 'Buy Now',
  processing: 'Processing...',
  fillName: 'Please Fill Name.',
  fillPhoneNumber: 'Please Fill PhoneNumber.',
  fillAddress: 'Please Fill Address.',
  failed: 'An error occurred while processing your order.',
} as const;
