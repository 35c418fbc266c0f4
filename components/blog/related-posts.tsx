import { getText } from '#text';
import { SectionHeading } from '@/components/ui/page-heading';
import { Stylesheet } from '@/components/ui/stylesheet';
import { type FoundPost, relatedPosts } from '@/lib/api/posts';
import { PostCard } from './post-card';

export async function RelatedPosts({ post }: { post: FoundPost }) {
  const text = getText('posts');
  const related = await relatedPosts(post);
  if (related.length === 0) return null;
  return (
    <section className="section section-sunken">
      <Stylesheet name="blog" />
      <div className="page stack related-posts">
        <SectionHeading>{text.related}</SectionHeading>
        <ul className="grid-cards">
          {related.map((each) => (
            <li key={each._id}>
              <PostCard post={each} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
