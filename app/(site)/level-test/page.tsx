import type { Metadata } from 'next';
import { getText } from '#text';
import { pageMetadata } from '@/app/(site)/page-metadata';
import { LevelTest } from '@/components/level-test/level-test';
import { PageHeading } from '@/components/ui/page-heading';
import { listQuestions } from '@/lib/api/level-test';
import { fill } from '@/lib/text/fill';

export async function generateMetadata(): Promise<Metadata> {
  const text = getText('levelTest');
  const questions = (await listQuestions()).data ?? [];
  return pageMetadata({
    title: text.title,
    description: fill(text.description, { questions: questions.length || text.graded }),
    path: '/level-test',
  });
}

export default function LevelTestPage() {
  const text = getText('levelTest');
  return (
    <main className="without-app-button">
      <PageHeading>{text.title}</PageHeading>
      <div className="page pb-20">
        <LevelTest />
      </div>
    </main>
  );
}
