import { trimmedAddress } from '@/lib/format/trimmed-address';

/** The origin of the school's existing backend (`BACKEND_URL`); undefined where the built-in backend responds. */
export const existingBackendUrl = (): string | undefined => trimmedAddress(process.env.BACKEND_URL ?? '') || undefined;

/** What a backend can do that the other cannot. */
export type Capabilities = {
  /** Records, staff and scheduled jobs are in this process or its database: there is a CMS. */
  hasCms: boolean;
  /** Tokens are verified here; those of an existing backend are taken at their word, and it verifies them wherever data is read. */
  verifiesTokens: boolean;
  /** Lists can be asked for one record, for some, or for their index. */
  filtersLists: boolean;
  /** Ids are UUIDs. */
  issuesUuids: boolean;
  /** Records have every field; elsewhere cards show the specified fallbacks. */
  hasWholeRecords: boolean;
  /** Messages of the contact form are stored. */
  storesMessages: boolean;
  /** Results of the level test are stored, so that one can be sent to the school. */
  storesResults: boolean;
  /** Screenshots may be WebP. */
  takesWebp: boolean;
  /** What was sent can be followed by its reference. */
  followsRequests: boolean;
  /** Learners can download their data and delete their account. */
  managesAccounts: boolean;
};

const builtIn: Capabilities = {
  hasCms: true,
  verifiesTokens: true,
  filtersLists: true,
  issuesUuids: true,
  hasWholeRecords: true,
  storesMessages: true,
  storesResults: true,
  takesWebp: true,
  followsRequests: true,
  managesAccounts: true,
};

/** An existing backend has the specified operations and nothing beyond them. */
const existing: Capabilities = {
  hasCms: false,
  verifiesTokens: false,
  filtersLists: false,
  issuesUuids: false,
  hasWholeRecords: false,
  storesMessages: false,
  storesResults: false,
  takesWebp: false,
  followsRequests: false,
  managesAccounts: false,
};

/** The capabilities of the backend that was chosen at the start. */
export const capabilities = (): Capabilities => (existingBackendUrl() ? existing : builtIn);
