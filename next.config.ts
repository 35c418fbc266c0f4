import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';
import { trimmedAddress } from './lib/format/trimmed-address';
import { cmsSources, notFoundPath } from './lib/http/cms-paths';
import { pageSource } from './lib/http/page-paths';
import { scriptlessPolicy } from './lib/http/response-headers';
import { adminPolicy } from './lib/session/security-policy';

type HeaderRule = Awaited<ReturnType<NonNullable<NextConfig['headers']>>>[number];

const everywhere = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains; preload' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Embedder-Policy', value: 'credentialless' },
  { key: 'X-Frame-Options', value: 'DENY' },
  {
    key: 'Permissions-Policy',
    value:
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=(), interest-cohort=()',
  },
];

const sameOrigin = { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' };

// For development and Vercel. On a server of one's own `lib/http` gives each page of the admin its nonce.
const looseAdminPolicy = adminPolicy({ development: process.env.NODE_ENV === 'development' });

// The framework answers an unknown file with HTML. On a server of one's own `lib/http` adds the policy to HTML alone.
const scriptlessFolders = {
  source: '/:folder(_next|cms-api|cron|fonts|healthz|icons|illustrations|readyz|sheet|videos)/:path*',
  headers: [{ key: 'Content-Security-Policy', value: scriptlessPolicy }],
};

const clientHints = ['Accept-CH', 'Vary', 'Critical-CH'];

/** `Critical-CH` makes Chrome repeat a visitor's first request, so the CMS's client hints stay on the admin. */
function hintsOnAdminOnly(rules: HeaderRule[]): HeaderRule[] {
  return rules.flatMap((rule) => {
    const hints = rule.headers.filter((header) => clientHints.includes(header.key));
    if (rule.source !== '/:path*' || hints.length === 0) return [rule];
    const rest = rule.headers.filter((header) => !clientHints.includes(header.key));
    return [...(rest.length > 0 ? [{ ...rule, headers: rest }] : []), { source: '/admin/:path*', headers: hints }];
  });
}

const backend = trimmedAddress(process.env.BACKEND_URL ?? '');

const site: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks the types; a visitor of a fresh clone does not wait for it.
  typescript: { ignoreBuildErrors: true },
  // Title and description stand in the head for everyone, not only for search engines: they work without scripts.
  htmlLimitedBots: /.*/,
  compiler: {
    runAfterProductionCompile: async ({ distDir }) =>
      (await import('./lib/http/compression/finish-build.mjs')).finishBuild(distDir),
  },
  images: {
    formats: ['image/avif', 'image/webp'],
    deviceSizes: [480, 720, 1280, 1600],
    imageSizes: [160, 320],
    // Our own pictures are made at upload; the optimiser serves an existing backend's only. Its host may be private, and is the only
    // one that is asked: a redirect, whose target nothing would check, is not followed.
    localPatterns: [],
    remotePatterns: backend ? [new URL(`${backend}/**`)] : [],
    dangerouslyAllowLocalIP: Boolean(backend),
    maximumRedirects: 0,
  },
  turbopack: {
    rules: { '**/styles/sheets.ts': { loaders: ['./styles/as-text.cjs'], as: '*.js' } },
    // Dates of versions in Yangon time: the CMS has no option for it.
    resolveAlias: { '@payloadcms/ui/shared': './lib/cms/brand/payload-ui-shared.ts' },
  },
  experimental: {
    globalNotFound: true,
    isrFlushToDisk: false,
    // Routes with a middleware have no bodies to read twice.
    proxyClientMaxBodySize: 64 * 1024,
    // The server answers before it has read the admin's pages; each page is read when it is first asked for.
    preloadEntriesOnStart: false,
    // A build is made once per change of the sources; writing the compiler's cache took longer than it saved.
    turbopackFileSystemCacheForBuild: false,
  },
  headers: async () => [
    { source: '/:path*', headers: everywhere },
    { source: '/((?!media/|cms-api/media/).*)', headers: [sameOrigin] },
    {
      source: '/:area(media|cms-api/media)/:path*',
      headers: [
        { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
        { key: 'Access-Control-Allow-Origin', value: '*' },
      ],
    },
    { source: '/admin/:path*', headers: [{ key: 'Content-Security-Policy', value: looseAdminPolicy }] },
    ...(process.env.VERCEL ? [scriptlessFolders] : []),
    {
      source: pageSource,
      headers: [{ key: 'Cache-Control', value: 'private, no-cache' }],
    },
    {
      // A shared computer keeps nothing of a learner's own pages.
      source: '/:page(profile|payment|reset_password)',
      headers: [{ key: 'Cache-Control', value: 'private, no-store' }],
    },
    {
      source: '/:folder(fonts)/:path*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
    {
      source: '/:folder(illustrations|icons)/:path*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
    },
    {
      source: '/reset_password',
      headers: [
        { key: 'Referrer-Policy', value: 'no-referrer' },
        { key: 'X-Robots-Tag', value: 'noindex' },
      ],
    },
  ],
  rewrites: async () =>
    backend
      ? // For hosts that hand requests to the framework themselves; our own server does it in `withoutCms`, whatever it was built for.
        { beforeFiles: cmsSources.map((source) => ({ source, destination: notFoundPath })) }
      : [{ source: '/media/:file', destination: '/cms-api/media/file/:file' }],
};

const withCms = withPayload(site);

export default {
  ...withCms,
  headers: async () => hintsOnAdminOnly((await withCms.headers?.()) ?? []),
} satisfies NextConfig;
