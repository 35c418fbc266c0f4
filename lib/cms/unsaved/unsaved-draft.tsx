'use client';

import {
  Banner,
  Button,
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormModified,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { translate } from '@/lib/cms/language';
import { unsavedTexts } from './texts';
import './unsaved-draft.css';

type Values = Record<string, unknown>;

const prefix = 'unsaved:';
/** Typing is written down once it pauses for so long. */
const pauseMs = 300;
const neverKept = ['password', 'confirm-password', 'currentPassword', 'file'];

function readDraft(key: string): Values | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function keepDraft(key: string, values: Values): void {
  try {
    const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !neverKept.includes(name)));
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is full or shut: typing goes on without it.
  }
}

/** Drops what another member of staff typed in this tab. */
function dropDraftsOfOthers(user: string): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix) && !key.startsWith(`${prefix}${user}:`)) sessionStorage.removeItem(key);
  }
}

/** Keeps what is typed in this tab until it is saved, so that an expired session costs nothing, and offers it again. */
export function UnsavedDraft() {
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo();
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const { getData, reset, setModified } = useForm();
  const [found, setFound] = useState<Values>();
  const userId = user ? String(user.id) : undefined;
  const key = userId && `${prefix}${userId}:${collectionSlug ?? globalSlug}:${id ?? 'new'}`;
  const savedAt = useRef(lastUpdateTime);

  useEffect(() => {
    if (!userId || !key) return;
    dropDraftsOfOthers(userId);
    setFound(readDraft(key));
  }, [key, userId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of a field is written down
  useEffect(() => {
    if (!isModified || !key) return;
    const timer = setTimeout(() => keepDraft(key, getData()), pauseMs);
    return () => clearTimeout(timer);
  }, [fields, isModified, key]);

  useEffect(() => {
    if (savedAt.current === lastUpdateTime || !key) return;
    savedAt.current = lastUpdateTime;
    sessionStorage.removeItem(key);
    setFound(undefined);
  }, [key, lastUpdateTime]);

  if (!found || !key) return null;
  const discard = () => {
    sessionStorage.removeItem(key);
    setFound(undefined);
  };
  const restore = async () => {
    setFound(undefined);
    await reset(found);
    setModified(true);
  };
  const say = (text: keyof typeof unsavedTexts) => translate({ i18n }, unsavedTexts[text]);
  return (
    <Banner className="unsaved-draft" type="info">
      <p>{say('found')}</p>
      <Button buttonStyle="primary" margin={false} onClick={restore} size="medium">
        {say('restore')}
      </Button>
      <Button buttonStyle="secondary" margin={false} onClick={discard} size="medium">
        {say('discard')}
      </Button>
    </Banner>
  );
}
