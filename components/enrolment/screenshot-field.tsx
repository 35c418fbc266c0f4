'use client';

import { type ChangeEvent, useEffect, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { getText } from '#text';
import { FileInput, Progress } from '@/components/ui/file-input';
import { screenshotProblem } from '@/lib/contract/fields';
import { fill } from '@/lib/text/fill';
import type { UploadState } from './use-upload';

type Props = {
  id: string;
  registered: UseFormRegisterReturn;
  error?: string;
  upload: UploadState;
  shouldChooseAgain: boolean;
  onProblem: (problem: string | undefined) => void;
  onChosen: (file: File) => void;
};

/** Screen readers get larger steps: each announcement interrupts what is being read. */
const progressText = (sent: number, stepPercent: number) => {
  const text = getText('enrolments');
  return sent < 1
    ? fill(text.uploading, { percent: Math.floor((sent * 100) / stepPercent) * stepPercent })
    : text.waiting;
};

export function ScreenshotField({ id, registered, error, upload, shouldChooseAgain, onProblem, onChosen }: Props) {
  const text = getText('enrolments');
  const [fileName, setFileName] = useState<string>();
  const [preview, setPreview] = useState<string>();

  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    const problem = file && screenshotProblem(file)?.message;
    void registered.onChange(event);
    onProblem(problem);
    setFileName(file?.name);
    setPreview(file && !problem ? URL.createObjectURL(file) : undefined);
    if (file && !problem) onChosen(file);
  }

  return (
    <FileInput
      id={id}
      label={text.screenshot}
      help={shouldChooseAgain && !preview ? `${text.screenshotHelp} ${text.screenshotAgain}` : text.screenshotHelp}
      error={error}
      buttonText={text.chooseScreenshot}
      required
      accept="image/*"
      {...registered}
      onChange={handleChange}
    >
      {fileName && (
        // The input names it for screen readers.
        <span className="file-name" aria-hidden="true">
          {fileName}
        </span>
      )}
      {preview && <img className="screenshot" src={preview} alt={text.screenshotChosen} />}
      {upload.name === 'uploading' && (
        <>
          <Progress value={upload.sent} label={text.uploadProgress} />
          <span className="small" aria-hidden="true">
            {progressText(upload.sent, 1)}
          </span>
          <span className="visually-hidden" role="status">
            {progressText(upload.sent, 25)}
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
