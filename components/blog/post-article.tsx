import { getText } from '#text';
import { Badge } from '@/components/ui/badge';
import { HeadingText } from '@/components/ui/heading-text';
import { Icon } from '@/components/ui/icon';
import { JsonLd } from '@/components/ui/json-ld';
import { SiteLink } from '@/components/ui/link';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { Picture } from '@/components/ui/picture';
import { Prose } from '@/components/ui/prose';
import { Stylesheet } from '@/components/ui/stylesheet';
import type { FoundPost } from '@/lib/api/posts';
import { apiUrl } from '@/lib/contract/endpoint';
import { countPostView } from '@/lib/contract/endpoints/posts';
import { contentLanguage, longContentLanguage } from '@/lib/text/content-language';
import { toPostJsonLd } from './post-json-ld';
import { PostMeta } from './post-meta';
import { ViewBeacon } from './view-beacon';

export function PostArticle({ post }: { post: FoundPost }) {
  const text = getText('posts');
  const title = post.displayTitle ?? post.title;
  return (
    <article className="page post">
      <Stylesheet name="blog" />
      <JsonLd data={toPostJsonLd(post)} />
      <header className="stack post-head">
        <p className="cluster">
          <SiteLink href="/blog" className="post-back">
            <Icon name="arrowLeft" />
            {text.all}
          </SiteLink>
          {post.badge && (
            <Badge>
              <MultilingualText text={post.badge} lang={post.textLanguages?.badge} />
            </Badge>
          )}
        </p>
        <h1 lang={post.textLanguages?.displayTitle ?? contentLanguage(title)}>
          <HeadingText text={title} />
        </h1>
        {post.excerpt && (
          <p className="lead">
            <MultilingualText text={post.excerpt} lang={post.textLanguages?.excerpt} />
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
          isEager
        />
      </div>
      <Prose html={post.content} lang={longContentLanguage(post, 'content')} />
      <ViewBeacon url={apiUrl(countPostView, { id: post._id })} />
    </article>
  );
}
