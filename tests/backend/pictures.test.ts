import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { mediaDirectory } from '@/lib/cms/storage';
import { type Banner, bannerList } from '@/lib/contract/banners';
import { type Post, singlePost } from '@/lib/contract/posts';
import { openTestBackend } from '@/tests/support/database';
import { makeBanner, makePicture, makePost, richText } from '@/tests/support/factories';

const { cms, read } = await openTestBackend();
const fileOf = (path: string) => join(mediaDirectory(), decodeURIComponent(path.replace('/media/', '')));

describe('an editor uploads a picture', () => {
  test('and it is encoded in four widths as AVIF and WebP', async () => {
    const wide = await makePicture({
      alt: 'The school under its padauk tree',
      width: 1600,
      height: 720,
      name: 'école padauk',
    });
    await makeBanner({ coverDesktop: wide.id, coverMobile: wide.id });
    const [banner] = bannerList.parse(await read('/banner')) as [Banner];
    const picture = banner.pictures?.coverDesktop;
    expect(picture).toMatchObject({ alt: 'The school under its padauk tree', width: 1600, height: 720 });
    expect(picture?.sources.map(({ type, width }) => `${type} ${width}`)).toEqual([
      'image/avif 240',
      'image/avif 480',
      'image/avif 720',
      'image/avif 1280',
      'image/webp 240',
      'image/webp 480',
      'image/webp 720',
      'image/webp 1280',
    ]);
    for (const { type, width, path } of picture?.sources ?? []) {
      const metadata = await sharp(fileOf(path)).metadata();
      expect([metadata.width, `image/${metadata.format === 'heif' ? 'avif' : metadata.format}`]).toEqual([width, type]);
      expect(metadata.exif).toBeUndefined();
    }
    expect(banner.coverDesktop).toBe(
      picture?.sources.find(({ width, type }) => width === 720 && type === 'image/webp')?.path,
    );
  });

  test('a small one is not enlarged, and still has a file', async () => {
    const small = await makePicture({ alt: 'A portrait', width: 320, height: 320 });
    expect(small.width).toBe(320);
    await makePost({ title: 'small', image: small.id });
    const post = singlePost.parse(await read('/blog/get-single-blog?title=small')) as Post;
    const picture = post.pictures?.image;
    expect(picture).toMatchObject({ alt: 'A portrait', width: 320, height: 320 });
    expect(picture?.sources.length).toBeGreaterThan(0);
    expect(existsSync(fileOf(post.image ?? ''))).toBe(true);
    for (const { path, width } of picture?.sources ?? []) {
      expect((await sharp(fileOf(path)).metadata()).width).toBe(width);
      expect(width).toBeLessThanOrEqual(320);
    }
  });

  test('in the text of a post it has its alternative text, width and height', async () => {
    const image = await makePicture({ alt: 'A "tea" shop & more', width: 600, height: 400 });
    const content = richText('Look:');
    content.root.children.push({
      type: 'upload',
      version: 3,
      format: '',
      id: '65f0c0ffee65f0c0ffee65f0',
      fields: null,
      relationTo: 'media',
      value: image.id,
    });
    await makePost({ title: 'illustrated', content });
    const post = singlePost.parse(await read('/blog/get-single-blog?title=illustrated'));
    expect(post.content).toMatch(
      /<img src="\/media\/[^"]+" alt="A &quot;tea&quot; shop &amp; more" width="600" height="400" loading="lazy"/,
    );
  });

  test('other files are refused', async () => {
    const data = Buffer.from('<script>alert(1)</script>');
    await expect(
      cms.create({
        collection: 'media',
        data: { alt: 'x' },
        file: { name: 'page.html', data, mimetype: 'text/html', size: data.length },
        overrideAccess: true,
      }),
    ).rejects.toThrow();
  });
});

describe('the first banner is inline in the page', () => {
  test('only on request, only the first, only its phone picture', async () => {
    await makeBanner({ text: 'Another', position: 99 });
    const plain = bannerList.parse(await read('/banner'));
    expect(JSON.stringify(plain)).not.toContain('data:image');
    const [first, second] = bannerList.parse(await read('/banner?inline=true')) as [Banner, Banner];
    expect(first.pictures?.coverMobile?.inline).toMatch(/^data:image\/avif;base64,/);
    expect(first.pictures?.coverDesktop).not.toHaveProperty('inline');
    expect(JSON.stringify(second)).not.toContain('data:image');
  });

  test('never over 10 KB', async () => {
    const noise = await sharp({
      create: {
        width: 900,
        height: 700,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    const { inline } = await cms.create({
      collection: 'media',
      data: { alt: 'Noise' },
      file: { name: 'noise.png', data: noise, mimetype: 'image/png', size: noise.length },
      overrideAccess: true,
    });
    expect(inline).toBeNull();
  });
});
