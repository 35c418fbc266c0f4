import { trimBaseUrl } from '@/lib/format/base-url';

/** `BACKEND_URL`; undefined for the built-in backend. */
export const existingBackendUrl: string | undefined = trimBaseUrl(process.env.BACKEND_URL ?? '') || undefined;

export type Capabilities = {
  hasCms: boolean;
  /** Otherwise tokens are decoded for display only; the existing backend verifies them. */
  canVerifyTokens: boolean;
  canFilterLists: boolean;
  hasUuids: boolean;
  hasCompleteRecords: boolean;
  canStoreMessages: boolean;
  canStoreResults: boolean;
  canAcceptWebp: boolean;
  canTrackRequests: boolean;
  canManageAccounts: boolean;
  canCountVisits: boolean;
  hasClasses: boolean;
};

const builtIn: Capabilities = {
  hasCms: true,
  canVerifyTokens: true,
  canFilterLists: true,
  hasUuids: true,
  hasCompleteRecords: true,
  canStoreMessages: true,
  canStoreResults: true,
  canAcceptWebp: true,
  canTrackRequests: true,
  canManageAccounts: true,
  canCountVisits: true,
  hasClasses: true,
};

const existing: Capabilities = {
  hasCms: false,
  canVerifyTokens: false,
  canFilterLists: false,
  hasUuids: false,
  hasCompleteRecords: false,
  canStoreMessages: false,
  canStoreResults: false,
  canAcceptWebp: false,
  canTrackRequests: false,
  canManageAccounts: false,
  canCountVisits: false,
  hasClasses: false,
};

export const capabilities: Capabilities = existingBackendUrl ? existing : builtIn;
