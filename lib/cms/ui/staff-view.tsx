import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import './staff-view.css';

type Props = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> & {
  title: string;
  className: string;
  children: ReactNode;
};

/** The frame of a view that Payload does not have: menu, breadcrumb and heading. */
export function StaffView({ initPageResult, params, searchParams, title, className, children }: Props) {
  const { req, permissions, locale, visibleEntities } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[{ label: title }]} />
      <Gutter className={`staff-view ${className}`}>
        <h1>{title}</h1>
        {children}
      </Gutter>
    </DefaultTemplate>
  );
}
