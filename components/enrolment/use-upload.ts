'use client';

import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useSending } from '@/components/ui/use-sending';
import { ApiFailure } from '@/lib/api/browser';
import { uploadForm } from '@/lib/api/upload';
import type { Endpoint, PathParams } from '@/lib/contract/endpoint';
import { shrink } from './shrink';

export type UploadState = { name: 'idle' } | { name: 'preparing' } | { name: 'uploading'; sent: number };

type Sending<Values extends FieldValues, E extends Endpoint> = {
  form: UseFormReturn<Values>;
  endpoint: E;
  params: PathParams<E>;
  /** What travels; the picture comes last, under this name. */
  fields: (values: Values) => Record<string, string | undefined>;
  picture: (values: Values) => { field: string; file: File };
  /** See `shrink`. */
  keepFormat?: boolean;
  /** One for each filled-in form. */
  formKey: string;
  token?: () => string | undefined;
  onSent: () => void;
};

/** Sends a form with its shrunk screenshot: once however often it is tapped or tried again, telling how far it is. */
export function useUpload<Values extends FieldValues, E extends Endpoint>({
  form: { handleSubmit },
  endpoint,
  params,
  fields,
  picture,
  keepFormat = false,
  formKey,
  token,
  onSent,
}: Sending<Values, E>) {
  const [upload, setUpload] = useState<UploadState>({ name: 'idle' });
  const [failure, setFailure] = useState<ApiFailure>();
  const prepared = useRef(new WeakMap<File, Promise<Blob>>());

  function prepare(file: File): Promise<Blob> {
    const known = prepared.current.get(file) ?? shrink(file, keepFormat);
    prepared.current.set(file, known);
    return known;
  }

  const { state, sending, submit } = useSending(handleSubmit, async (values: Values) => {
    setFailure(undefined);
    try {
      setUpload({ name: 'preparing' });
      const { field, file } = picture(values);
      const small = await prepare(file);
      const form = new FormData();
      for (const [name, value] of Object.entries(fields(values))) if (value) form.append(name, value);
      // A file of no known type, which this browser cannot read, keeps the name that may tell.
      form.append(field, small, small.type ? `screenshot.${small.type.split('/')[1]}` : file.name);
      setUpload({ name: 'uploading', sent: 0 });
      const answer = await uploadForm(endpoint, {
        params,
        form,
        token: token?.(),
        // Another picture is another try: it must not be taken for the first one.
        idempotencyKey: `${formKey}-${file.size.toString(36)}-${file.lastModified.toString(36)}`,
        onProgress: (sent) => setUpload({ name: 'uploading', sent }),
      });
      onSent();
      return answer;
    } catch (error) {
      if (error instanceof ApiFailure) setFailure(error);
      throw error;
    } finally {
      setUpload({ name: 'idle' });
    }
  });

  return { state, sending, submit, prepare, upload, failure };
}
