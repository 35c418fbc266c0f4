import { getTranslation } from '@payloadcms/translations';
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import { notFound } from 'next/navigation';
import type { DocumentViewServerProps } from 'payload';
import { adminTexts } from '@/lib/cms/text/admin';
import { formatStaffDate } from '@/lib/format/staff-date';
import { StatusPill } from './status-pill';
import './versions-view.css';

type Version = { id: string; updatedAt: string; version: { _status?: string | null; updatedBy?: string | null } };

const pageSize = 20;

export async function VersionsView({ initPageResult, searchParams }: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID, req } = initPageResult;
  const { i18n, payload, user, t } = req;
  const page = Math.max(1, Number(searchParams?.page) || 1);
  const query = { depth: 0, limit: pageSize, page, sort: '-updatedAt', overrideAccess: false, user, req };
  const found = collectionConfig
    ? await payload.findVersions({
        ...query,
        collection: collectionConfig.slug,
        where: { parent: { equals: docID } },
      })
    : globalConfig && (await payload.findGlobalVersions({ ...query, slug: globalConfig.slug }));
  if (!found) notFound();
  const texts = adminTexts(i18n.language);
  const path = collectionConfig ? `collections/${collectionConfig.slug}/${docID}` : `globals/${globalConfig?.slug}`;
  const versions = found.docs as unknown as Version[];
  return (
    <main className="versions">
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={docID}
        pluralLabel={getTranslation(collectionConfig?.labels.plural ?? globalConfig?.label ?? '', i18n)}
        useAsTitle={collectionConfig?.admin?.useAsTitle ?? globalConfig?.slug}
        view={t('version:versions')}
      />
      <Gutter>
        {versions.length === 0 && <p>{texts.noVersions}</p>}
        <ul className="version-list">
          {versions.map(({ id, updatedAt, version }) => (
            <li key={id}>
              <a href={`/admin/${path}/versions/${id}`}>{formatStaffDate(updatedAt, i18n.language)}</a>
              <span>{version.updatedBy ?? texts.bySystem}</span>
              {version._status && (
                <StatusPill tone={version._status === 'published' ? 'done' : 'progress'}>
                  {version._status === 'published' ? texts.published : texts.draft}
                </StatusPill>
              )}
            </li>
          ))}
        </ul>
        <nav className="version-pages" aria-label={t('version:versions')}>
          {found.hasPrevPage && <a href={`/admin/${path}/versions?page=${page - 1}`}>{texts.newerVersions}</a>}
          {found.hasNextPage && <a href={`/admin/${path}/versions?page=${page + 1}`}>{texts.olderVersions}</a>}
        </nav>
      </Gutter>
    </main>
  );
}
