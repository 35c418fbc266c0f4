import { oneName } from '@/lib/contract/one-name';
import { books } from '@/lib/text/en/books';
import { contact } from '@/lib/text/en/contact';
import { enrolments } from '@/lib/text/en/enrolments';
import { files } from '@/lib/text/en/files';
import { newsletter } from '@/lib/text/en/newsletter';
import { plainForm } from './middleware/plain-form';
import { plainUpload } from './middleware/plain-upload';

/** The forms that work without scripts, by operation: both backends accept them and redirect back to the page of the form. */
export const noScriptForms = {
  sendContactMessage: plainForm({ page: () => '/contact', texts: contact }),
  subscribe: plainForm({ page: () => '/subscribe', texts: newsletter }),
  unsubscribe: plainForm({ page: () => '/unsubscribe', texts: newsletter }),
  purchaseBook: plainForm({
    page: (c) => `/checkout?book=${encodeURIComponent(c.req.param('bookId') ?? '')}`,
    texts: books,
    read: ({ hasOneName, ...fields }) => (hasOneName ? { ...fields, lastName: fields.lastName || oneName } : fields),
  }),
  enrol: plainUpload({
    page: (c) => `/zoom?course=${encodeURIComponent(c.req.param('courseId') ?? '')}`,
    texts: { ...enrolments, ...files },
  }),
};
