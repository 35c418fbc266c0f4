import { PostCard } from '@/components/blog/post-card';
import { Stylesheet } from '@/components/ui/stylesheet';
import { listHomePosts } from '@/lib/api/posts';
import { home as text } from '@/lib/text/en/home';
import { posts } from '@/lib/text/en/posts';
import { HomeSection } from './home-section';

export async function News() {
  const found = await listHomePosts();
  if (found.failed || found.data.length === 0) return null;
  return (
    <HomeSection
      id="news"
      title={text.news}
      lead={text.newsLead}
      more={{ href: '/blog', label: posts.readMore }}
      isSunken
    >
      <Stylesheet name="home" />
      <Stylesheet name="blog" />
      <ul className="grid-cards news">
        {found.data.slice(0, 4).map((post) => (
          <li key={post._id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
