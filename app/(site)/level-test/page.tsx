import type { Metadata } from 'next';
import { pageMetadata } from '@/app/(site)/page-metadata';
import { LevelTest } from '@/components/level-test/level-test';
import { PageHeading } from '@/components/ui/page-heading';
import { listQuestions } from '@/lib/api/level-test';
import { levelTest as text } from '@/lib/text/en/level-test';

export async function generateMetadata(): Promise<Metadata> {
  const questions = (await listQuestions()).data ?? [];
  return pageMetadata({ title: text.title, description: text.description(questions.length), path: '/level-test' });
}

export default function LevelTestPage() {
  return (
    <main className="without-app-button">
      <PageHeading>{text.title}</PageHeading>
      <div className="page pb-20">
        <LevelTest />
      </div>
    </main>
  );
}
