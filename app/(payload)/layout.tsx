import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { importMap } from './admin/importMap.js';
import { cmsConfig } from './cms-config';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({ ...args, config: cmsConfig, importMap });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={cmsConfig} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
