'use client';

import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useFormSubmit } from '@/components/ui/use-form-submit';
import { ApiError } from '@/lib/api/browser';
import { uploadForm } from '@/lib/api/upload';
import type { Endpoint, PathParams } from '@/lib/contract/endpoint';
import { compressPicture } from './compress-picture';

export type UploadState = { name: 'idle' } | { name: 'preparing' } | { name: 'uploading'; sent: number };

type UploadOptions<Values extends FieldValues, E extends Endpoint> = {
  form: UseFormReturn<Values>;
  endpoint: E;
  params: PathParams<E>;
  fields: (values: Values) => Record<string, string | undefined>;
  picture: (values: Values) => { field: string; file: File };
  shouldKeepFormat?: boolean;
  formKey: string;
  token?: () => Promise<string> | string | undefined;
  onSent: () => void;
};

/** Sends a form with its compressed screenshot, reporting progress. Taps and retries send it only once. */
export function useUpload<Values extends FieldValues, E extends Endpoint>({
  form,
  endpoint,
  params,
  fields,
  picture,
  shouldKeepFormat = false,
  formKey,
  token,
  onSent,
}: UploadOptions<Values, E>) {
  const [upload, setUpload] = useState<UploadState>({ name: 'idle' });
  const [failure, setFailure] = useState<ApiError>();
  const compressed = useRef(new WeakMap<File, Promise<Blob>>());

  function prepare(file: File): Promise<Blob> {
    const result = compressed.current.get(file) ?? compressPicture(file, shouldKeepFormat);
    compressed.current.set(file, result);
    return result;
  }

  const { state, isSending, submit } = useFormSubmit(form, async (values: Values) => {
    setFailure(undefined);
    try {
      setUpload({ name: 'preparing' });
      const { field, file } = picture(values);
      const blob = await prepare(file);
      const body = new FormData();
      for (const [name, value] of Object.entries(fields(values))) if (value) body.append(name, value);
      // A file of unknown type keeps its name: the extension may tell the server.
      body.append(field, blob, blob.type ? `screenshot.${blob.type.split('/')[1]}` : file.name);
      setUpload({ name: 'uploading', sent: 0 });
      const response = await uploadForm(endpoint, {
        params,
        form: body,
        token: await token?.(),
        // A form sent again with another picture is no duplicate.
        formKey: `${formKey}-${file.size.toString(36)}-${file.lastModified.toString(36)}`,
        onProgress: (sent) => setUpload({ name: 'uploading', sent }),
      });
      onSent();
      return response;
    } catch (error) {
      if (error instanceof ApiError) setFailure(error);
      throw error;
    } finally {
      setUpload({ name: 'idle' });
    }
  });

  return { state, isSending, submit, prepare, upload, failure };
}
