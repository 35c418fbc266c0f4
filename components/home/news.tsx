import { getText } from '#text';
import { PostCard } from '@/components/blog/post-card';
import { Stylesheet } from '@/components/ui/stylesheet';
import { listHomePosts } from '@/lib/api/posts';
import { HomeSection } from './home-section';

export async function News() {
  const text = getText('home');
  const found = await listHomePosts();
  if (found.failed || found.data.length === 0) return null;
  return (
    <HomeSection
      id="news"
      title={text.news}
      lead={text.newsLead}
      more={{ href: '/blog', label: text.moreNews }}
      isSunken
    >
      <Stylesheet name="home" />
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
