import { PostCard } from '@/components/blog/post-card';
import { LinkButton } from '@/components/ui/button';
import { SectionHeading } from '@/components/ui/page-heading';
import { listHomePosts } from '@/lib/api/posts';
import { home as text } from '@/lib/text/en/home';
import { posts } from '@/lib/text/en/posts';

/** The newest posts; absent when there are none. */
export async function News() {
  const found = await listHomePosts();
  if (found.failed || found.data.length === 0) return null;
  return (
    <section className="section section-sunken" aria-labelledby="news">
      <div className="page">
        <SectionHeading
          id="news"
          lead={text.newsLead}
          action={
            <LinkButton look="quiet" href="/blog">
              {posts.readMore}
            </LinkButton>
          }
        >
          {text.news}
        </SectionHeading>
        <ul className="grid-cards news">
          {found.data.slice(0, 4).map((post) => (
            <li key={post._id}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
