import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';
import { trimBaseUrl } from './lib/format/base-url';
import { defaultLocale, locales, pathIn } from './lib/format/locale';
import { cmsSources, notFoundPath } from './lib/http/cms-paths';
import { crossOrigin, everywhere } from './lib/http/fixed-headers';
import { pageSource } from './lib/http/page-paths';
import { sitePatterns } from './lib/http/page-patterns';
import { scriptlessPolicy } from './lib/http/response-headers';
import { adminPolicy, reportingEndpoints } from './lib/session/security-policy';

type HeaderRule = Awaited<ReturnType<NonNullable<NextConfig['headers']>>>[number];

const sameOrigin = { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' };

// For development and Vercel; elsewhere `lib/http` sets a nonce.
const looseAdminPolicy = adminPolicy({ isDevelopment: process.env.NODE_ENV === 'development' });

// Next responds with HTML for unknown files. Outside Vercel `lib/http` adds this policy.
const scriptlessFolders = {
  source: '/:folder(_next|cms-api|cron|fonts|healthz|icons|illustrations|readyz|stylesheets|videos)/:path*',
  headers: [{ key: 'Content-Security-Policy', value: scriptlessPolicy }],
};

const reporting = { key: 'Reporting-Endpoints', value: reportingEndpoints };

const clientHints = ['Accept-CH', 'Vary', 'Critical-CH'];

/** Payload's `Critical-CH` makes Chrome repeat a visitor's first request. */
function hintsOnAdminOnly(rules: HeaderRule[]): HeaderRule[] {
  return rules.flatMap((rule) => {
    const hints = rule.headers.filter((header) => clientHints.includes(header.key));
    if (rule.source !== '/:path*' || hints.length === 0) return [rule];
    const rest = rule.headers.filter((header) => !clientHints.includes(header.key));
    return [...(rest.length > 0 ? [{ ...rule, headers: rest }] : []), { source: '/admin/:path*', headers: hints }];
  });
}

/** Loaded from `node_modules`: the compiler would bundle each up to three times. */
const serverExternalPackages = [
  '@payloadcms/db-postgres',
  '@payloadcms/db-sqlite',
  'drizzle-orm',
  'libphonenumber-js',
  'nodemailer',
  'payload',
  'rate-limiter-flexible',
  'sanitize-html',
  'undici',
  'uuid',
];

const backend = trimBaseUrl(process.env.BACKEND_URL ?? '');

/** The pages in the other languages. Never `/my/:path*`, which would also lead to `/admin`, past its guards. */
const localeRewrites = locales
  .filter((locale) => locale !== defaultLocale)
  .flatMap((locale) =>
    sitePatterns.map((pattern) => {
      const destination = pattern.replace('*', ':record');
      return { source: pathIn(locale, destination), destination };
    }),
  );

const site: NextConfig = {
  poweredByHeader: false,
  serverExternalPackages,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true },
  // Never stream metadata: it must be in the head without scripts.
  htmlLimitedBots: /.*/,
  compiler: {
    runAfterProductionCompile: async ({ distDir }) =>
      (await import('./lib/http/compression/compile-hint.mjs')).addCompileHints(distDir),
  },
  images: {
    formats: ['image/avif', 'image/webp'],
    deviceSizes: [480, 720, 1280, 1600],
    imageSizes: [160, 320],
    // The host of an existing backend may be private, and a redirect could lead to any host.
    localPatterns: [],
    remotePatterns: backend ? [new URL(`${backend}/**`)] : [],
    dangerouslyAllowLocalIP: Boolean(backend),
    maximumRedirects: 0,
  },
  turbopack: {
    rules: {
      '**/styles/stylesheets.ts': { loaders: ['./styles/stylesheet-loader.cjs'], as: '*.js' },
      '**/page-cache/loader.ts': { loaders: ['./lib/http/page-cache/minify-loader.cjs'], as: '*.js' },
      '**/@payloadcms/ui/dist/exports/client/index.js': { loaders: ['./lib/cms/ui/lock-date-loader.cjs'] },
    },
    // Payload has no option for the time zone of version dates.
    resolveAlias: { '@payloadcms/ui/shared': './lib/cms/ui/payload-ui-shared.ts' },
  },
  experimental: {
    globalNotFound: true,
    isrFlushToDisk: false,
    proxyClientMaxBodySize: 64 * 1024,
    serverMinification: false,
    preloadEntriesOnStart: false,
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
  },
  headers: async () => [
    { source: '/:path*', headers: everywhere },
    { source: '/((?!media/|cms-api/media/).*)', headers: [sameOrigin] },
    { source: '/:area(media|cms-api/media)/:path*', headers: crossOrigin },
    ...(backend
      ? []
      : [
          { source: pageSource, headers: [reporting] },
          { source: '/admin/:path*', headers: [reporting] },
        ]),
    { source: '/admin/:path*', headers: [{ key: 'Content-Security-Policy', value: looseAdminPolicy }] },
    ...(process.env.VERCEL ? [scriptlessFolders] : []),
    {
      source: pageSource,
      headers: [{ key: 'Cache-Control', value: 'private, no-cache' }],
    },
    {
      // What was typed into a form (`readPostedForm`).
      source: pageSource,
      has: [{ type: 'query', key: 'answer' }],
      headers: [
        { key: 'Cache-Control', value: 'private, no-store' },
        // `no-referrer` would take the origin from the form posts of the page.
        { key: 'Referrer-Policy', value: 'same-origin' },
      ],
    },
    {
      // For shared computers.
      source: '/:language(my|fr)?/:page(profile|payment|reset_password)',
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
    { source: '/favicon.ico', headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] },
    {
      source: '/:language(my|fr)?/reset_password',
      headers: [
        { key: 'Referrer-Policy', value: 'no-referrer' },
        { key: 'X-Robots-Tag', value: 'noindex' },
      ],
    },
  ],
  rewrites: async () =>
    backend
      ? // For Vercel; elsewhere `lib/http` rewrites at run time.
        { beforeFiles: [...localeRewrites, ...cmsSources.map((source) => ({ source, destination: notFoundPath }))] }
      : {
          beforeFiles: localeRewrites,
          afterFiles: [{ source: '/media/:file', destination: '/cms-api/media/file/:file' }],
        },
};

const withCms = withPayload(site);

export default {
  ...withCms,
  headers: async () => hintsOnAdminOnly((await withCms.headers?.()) ?? []),
} satisfies NextConfig;
