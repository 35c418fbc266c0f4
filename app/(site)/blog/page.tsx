import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { pageMetadata } from '@/app/(site)/page-metadata';
import { blogHref, PostList } from '@/components/blog/post-list';
import { Page } from '@/components/layout/page';
import { NewsletterCall } from '@/components/newsletter/newsletter-call';
import { MyText } from '@/components/ui/my-text';
import { PageHeading } from '@/components/ui/page-heading';
import { listPosts } from '@/lib/api/posts';
import { getSiteInfo } from '@/lib/api/site-info';
import { pageNumber } from '@/lib/format/page-number';
import { posts as text } from '@/lib/text/en/posts';

type Props = { searchParams: Promise<{ page?: string | string[] }> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const page = pageNumber((await searchParams).page) ?? 1;
  return pageMetadata({ title: text.title, description: text.description, path: blogHref(page) });
}

export default async function BlogPage({ searchParams }: Props) {
  const page = pageNumber((await searchParams).page);
  if (!page) redirect(blogHref(1));
  const [info] = await Promise.all([getSiteInfo(), listPosts(page)]);
  const lead = info.data?.texts?.leads?.blog;
  return (
    <Page sheets={['blog', 'fields']}>
      <PageHeading lead={lead && <MyText text={lead} />}>{text.title}</PageHeading>
      <div className="page post-list">
        <PostList page={page} />
      </div>
      <NewsletterCall />
    </Page>
  );
}
