'use client';

import { type ChangeEvent, useEffect, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FileInput, Progress } from '@/components/ui/file-input';
import { screenshotProblem } from '@/lib/contract/fields';
import { enrolments as text } from '@/lib/text/en/enrolments';
import type { UploadState } from './use-upload';

type Props = {
  id: string;
  registered: UseFormRegisterReturn;
  error?: string;
  upload: UploadState;
  /** A draft came back without its picture. */
  again: boolean;
  /** Says what is wrong with a chosen file, or undefined when it is fine. */
  onProblem: (problem: string | undefined) => void;
  /** Shrinks it while the rest is typed. */
  onChosen: (file: File) => void;
};

/** How far an upload is, in steps of so many percent: each one that is announced interrupts who is listening. */
const progressOf = (sent: number, step: number) =>
  sent < 1 ? text.uploading(Math.floor((sent * 100) / step) * step) : text.waiting;

/** The screenshot: chosen, checked on the spot, shown small, and how far its upload is. */
export function ScreenshotField({ id, registered, error, upload, again, onProblem, onChosen }: Props) {
  const [preview, setPreview] = useState<string>();

  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);

  function take(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    const problem = file && screenshotProblem(file)?.message;
    void registered.onChange(event);
    onProblem(problem);
    setPreview(file && !problem ? URL.createObjectURL(file) : undefined);
    if (file && !problem) onChosen(file);
  }

  return (
    <FileInput
      id={id}
      label={text.screenshot}
      help={again && !preview ? `${text.screenshotHelp} ${text.screenshotAgain}` : text.screenshotHelp}
      error={error}
      required
      accept="image/*"
      {...registered}
      onChange={take}
    >
      {preview && <img className="screenshot" src={preview} alt={text.screenshotChosen} />}
      {upload.name === 'uploading' && (
        <>
          <Progress value={upload.sent} label={text.uploadProgress} />
          <span className="small" aria-hidden="true">
            {progressOf(upload.sent, 1)}
          </span>
          <span className="hidden-text" role="status">
            {progressOf(upload.sent, 25)}
          </span>
        </>
      )}
      {upload.name === 'preparing' && (
        <span className="small" role="status">
          {text.preparing}
        </span>
      )}
    </FileInput>
  );
}
