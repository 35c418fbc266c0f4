'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import '@/lib/cms/ui/controls.css';

type Texts = Record<'backUpNow' | 'running' | 'notStarted', string>;

const pollMs = 2000;

export function BackUpNow({ texts, isRunning: isRunningAtFirst }: { texts: Texts; isRunning: boolean }) {
  const router = useRouter();
  const [isRunning, setRunning] = useState(isRunningAtFirst);
  const [problem, setProblem] = useState('');

  async function start() {
    setProblem('');
    setRunning(true);
    const response = await fetch('/cms-api/backups', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }).catch(() => undefined);
    if (response?.ok) return;
    const { error } = (await response?.json().catch(() => undefined)) ?? {};
    setRunning(false);
    setProblem(error || texts.notStarted);
  }

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(async () => {
      const response = await fetch('/cms-api/backups').catch(() => undefined);
      if (!response?.ok || (await response.json()).isRunning) return;
      setRunning(false);
      router.refresh();
    }, pollMs);
    return () => clearInterval(timer);
  }, [isRunning, router]);

  return (
    <div className="backups-now">
      <button type="button" className="inbox-button" onClick={start} disabled={isRunning}>
        {texts.backUpNow}
      </button>
      <p role="status">{isRunning ? texts.running : problem}</p>
    </div>
  );
}
