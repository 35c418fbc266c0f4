import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { JsonLd } from '@/components/ui/json-ld';
import { SiteLink } from '@/components/ui/link';
import { MyText } from '@/components/ui/my-text';
import { Picture } from '@/components/ui/picture';
import { Prose } from '@/components/ui/prose';
import type { FoundPost } from '@/lib/api/posts';
import { apiUrl } from '@/lib/contract/endpoint';
import { countPostView } from '@/lib/contract/endpoints/posts';
import { languageOf } from '@/lib/format/language';
import { posts as text } from '@/lib/text/en/posts';
import { postData } from './post-data';
import { PostMeta } from './post-meta';
import { ViewBeacon } from './view-beacon';

/** A post to be read. */
export function PostArticle({ post }: { post: FoundPost }) {
  const title = post.displayTitle ?? post.title;
  return (
    <article className="page post">
      <JsonLd data={postData(post)} />
      <header className="stack post-head">
        <p className="cluster">
          <SiteLink href="/blog" className="post-back">
            <Icon name="arrowLeft" />
            {text.all}
          </SiteLink>
          {post.badge && (
            <Badge>
              <MyText text={post.badge} />
            </Badge>
          )}
        </p>
        <h1 lang={languageOf(title)}>
          <MyText text={title} />
        </h1>
        {post.excerpt && (
          <p className="lead">
            <MyText text={post.excerpt} />
          </p>
        )}
        <PostMeta post={post} />
      </header>
      <div className="post-banner">
        <Picture
          picture={post.pictures?.image}
          path={post.image ?? post.coverMobile}
          alt={post.pictures?.image?.alt ?? ''}
          fallback="/illustrations/empty-posts.svg"
          sizes="(min-width: 64rem) 56rem, 92vw"
          eager
        />
      </div>
      <Prose html={post.content} />
      <ViewBeacon url={apiUrl(countPostView, { id: post._id })} />
    </article>
  );
}
