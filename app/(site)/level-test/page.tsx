import type { Metadata } from 'next';
import { getText } from '#text';
import { pageMetadata } from '@/app/(site)/page-metadata';
import { LevelTest } from '@/components/level-test/level-test';
import { OnePageTest } from '@/components/level-test/one-page-test';
import { PostedResult } from '@/components/level-test/posted-result';
import { PageHeading } from '@/components/ui/page-heading';
import { listQuestions } from '@/lib/api/level-test';
import { fill } from '@/lib/text/fill';
import { readFormResult } from '@/lib/text/form-result';

export async function generateMetadata(): Promise<Metadata> {
  const text = getText('levelTest');
  const questions = (await listQuestions()).data ?? [];
  return pageMetadata({
    title: text.title,
    description: fill(text.description, { questions: questions.length || text.graded }),
    path: '/level-test',
  });
}

export default async function LevelTestPage({ searchParams }: PageProps<'/level-test'>) {
  const text = getText('levelTest');
  const search = await searchParams;
  const { problem } = readFormResult(search, { ...text, failed: text.notScored });
  const isOnOnePage = search.all !== undefined || problem !== undefined;
  return (
    <main className="without-app-button">
      <PageHeading>{text.title}</PageHeading>
      <div className="page pb-20">
        {search.score !== undefined ? (
          <PostedResult search={search} />
        ) : isOnOnePage ? (
          <OnePageTest first={search.first?.toString()} problem={problem} />
        ) : (
          <LevelTest />
        )}
      </div>
    </main>
  );
}
