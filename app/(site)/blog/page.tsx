import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getText } from '#text';
import { pageMetadata } from '@/app/(site)/page-metadata';
import { blogHref, PostList } from '@/components/blog/post-list';
import { NewsletterSection } from '@/components/newsletter/newsletter-section';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { PageHeading } from '@/components/ui/page-heading';
import { listPosts } from '@/lib/api/posts';
import { getSiteInfo } from '@/lib/api/site-info';
import { languagesOfAny } from '@/lib/api/translations';
import { parsePageNumber } from '@/lib/format/page-number';

type Props = { searchParams: Promise<{ page?: string | string[] }> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const text = getText('posts');
  const page = parsePageNumber((await searchParams).page) ?? 1;
  const languages = languagesOfAny((await listPosts(page)).data?.posts ?? []);
  return pageMetadata({ title: text.title, description: text.description, path: blogHref(page), languages });
}

export default async function BlogPage({ searchParams }: Props) {
  const text = getText('posts');
  const page = parsePageNumber((await searchParams).page);
  if (!page) notFound();
  const [info] = await Promise.all([getSiteInfo(), listPosts(page)]);
  const lead = info.data?.texts?.leads?.blog;
  return (
    <main>
      <PageHeading lead={lead && <MultilingualText text={lead} lang={info.data?.textLanguages?.['leads.blog']} />}>
        {text.title}
      </PageHeading>
      <div className="page post-list">
        <PostList page={page} />
      </div>
      <NewsletterSection />
    </main>
  );
}
