'use client';

import {
  Banner,
  Button,
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { removeItem, storedKeys, storedValue } from '@/lib/browser-storage';
import { useRefusedFields } from '@/lib/cms/refused-fields/use-refused-fields';
import { unsavedDraftTexts } from './texts';
import './unsaved-draft.css';

type Values = Record<string, unknown>;

const keyPrefix = 'unsaved:';
const saveDelayMs = 300;
const excludedFields = ['password', 'confirm-password', 'currentPassword', 'file'];

const storedDraft = (key: string) =>
  storedValue<Values>('session', key, (json) => (json as Values | null) ?? undefined);

const saveDraft = (key: string, values: Values) =>
  storedDraft(key).write(Object.fromEntries(Object.entries(values).filter(([name]) => !excludedFields.includes(name))));

function removeDraftsOfOtherUsers(user: string): void {
  for (const key of storedKeys('session')) {
    if (key.startsWith(keyPrefix) && !key.startsWith(`${keyPrefix}${user}:`)) removeItem(key, 'session');
  }
}

/** Saves unsaved form content in session storage, so that it survives an expired login, and offers to restore it. */
export function UnsavedDraft() {
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo();
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const { code: locale } = useLocale();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const isSaving = useFormProcessing();
  const { getData, reset, setModified } = useForm();
  const [draft, setDraft] = useState<Values>();
  const userId = user ? String(user.id) : undefined;
  const record = `${collectionSlug ?? globalSlug}:${id ?? 'new'}`;
  // What was typed in one language must not be offered in another.
  const key = userId && `${keyPrefix}${userId}:${record}:${locale}`;
  const savedAt = useRef(lastUpdateTime);
  useRefusedFields();

  useEffect(() => {
    if (!userId || !key) return;
    removeDraftsOfOtherUsers(userId);
    setDraft(storedDraft(key).read());
  }, [key, userId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of a field saves the draft
  useEffect(() => {
    if (!isModified || !key) return;
    // The save may be refused, and the next pause may never come.
    if (isSaving) {
      saveDraft(key, getData());
      return;
    }
    const timer = setTimeout(() => saveDraft(key, getData()), saveDelayMs);
    return () => clearTimeout(timer);
  }, [fields, isModified, isSaving, key]);

  useEffect(() => {
    if (savedAt.current === lastUpdateTime || !key) return;
    savedAt.current = lastUpdateTime;
    storedDraft(key).remove();
    setDraft(undefined);
  }, [key, lastUpdateTime]);

  if (!draft || !key) return null;
  const discard = () => {
    storedDraft(key).remove();
    setDraft(undefined);
  };
  const restore = async () => {
    setDraft(undefined);
    await reset(draft);
    setModified(true);
  };
  const texts = unsavedDraftTexts(i18n.language);
  return (
    <Banner className="unsaved-draft" type="info">
      <p>{texts.found}</p>
      <Button buttonStyle="primary" margin={false} onClick={restore} size="medium">
        {texts.restore}
      </Button>
      <Button buttonStyle="secondary" margin={false} onClick={discard} size="medium">
        {texts.discard}
      </Button>
    </Banner>
  );
}
