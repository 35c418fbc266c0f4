import { trimBaseUrl } from '@/lib/format/base-url';

/** `BACKEND_URL`; undefined for the built-in backend. */
export const existingBackendUrl: string | undefined = trimBaseUrl(process.env.BACKEND_URL ?? '') || undefined;

export type Capabilities = {
  hasCms: boolean;
  /** Otherwise tokens are decoded for display only; the existing backend verifies them. */
  verifiesTokens: boolean;
  filtersLists: boolean;
  issuesUuids: boolean;
  hasCompleteRecords: boolean;
  storesMessages: boolean;
  storesResults: boolean;
  acceptsWebp: boolean;
  tracksRequests: boolean;
  managesAccounts: boolean;
  countsVisits: boolean;
  hasClasses: boolean;
};

const builtIn: Capabilities = {
  hasCms: true,
  verifiesTokens: true,
  filtersLists: true,
  issuesUuids: true,
  hasCompleteRecords: true,
  storesMessages: true,
  storesResults: true,
  acceptsWebp: true,
  tracksRequests: true,
  managesAccounts: true,
  countsVisits: true,
  hasClasses: true,
};

const existing: Capabilities = {
  hasCms: false,
  verifiesTokens: false,
  filtersLists: false,
  issuesUuids: false,
  hasCompleteRecords: false,
  storesMessages: false,
  storesResults: false,
  acceptsWebp: false,
  tracksRequests: false,
  managesAccounts: false,
  countsVisits: false,
  hasClasses: false,
};

export const capabilities: Capabilities = existingBackendUrl ? existing : builtIn;
