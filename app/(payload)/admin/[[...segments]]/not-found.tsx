import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { cmsConfig } from '../../cms-config';
import { importMap } from '../importMap.js';

type Args = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<{ [key: string]: string | string[] }>;
};

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> =>
  generatePageMetadata({ config: cmsConfig, params, searchParams });

export default function NotFound({ params, searchParams }: Args) {
  return NotFoundPage({ config: cmsConfig, importMap, params, searchParams });
}
