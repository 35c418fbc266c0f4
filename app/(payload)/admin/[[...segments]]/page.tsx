import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { cmsConfig } from '../../cms-config';
import { importMap } from '../importMap.js';

type Args = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<{ [key: string]: string | string[] }>;
};

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> =>
  generatePageMetadata({ config: cmsConfig, params, searchParams });

export default function Page({ params, searchParams }: Args) {
  return RootPage({ config: cmsConfig, importMap, params, searchParams });
}
