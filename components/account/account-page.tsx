import type { ReactNode } from 'react';
import { HeadingText } from '@/components/ui/heading-text';
import { IslandText } from '@/components/ui/island-text';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { Stylesheet } from '@/components/ui/stylesheet';

type Props = { title: string; lead: string; illustration: string; children: ReactNode };

export function AccountPage({ title, lead, illustration, children }: Props) {
  return (
    <main className="page account without-app-button">
      <IslandText nouns={['accounts', 'forms']} />
      <Stylesheet name="account" />
      <header className="account-side stack">
        <h1>
          <HeadingText text={title} />
        </h1>
        <p className="lead">
          <MultilingualText text={lead} />
        </p>
        <img src={illustration} alt="" width={480} height={320} decoding="async" />
      </header>
      <div className="panel stack" id="form">
        {children}
      </div>
    </main>
  );
}
