import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BackToTop } from '@/components/layout/back-to-top';
import { IslandText } from '@/components/ui/island-text';
import { PageHeading } from '@/components/ui/page-heading';
import { Stylesheet } from '@/components/ui/stylesheet';
import { BasicExamples } from './basic-examples';
import { ContentExamples } from './content-examples';
import { ControlExamples } from './control-examples';
import { getStyleGuideText } from './style-guide-text';

export const generateMetadata = (): Metadata => ({
  title: getStyleGuideText().title,
  robots: { index: false, follow: false },
});

/** Every component in every state. Not part of the public site; `STYLEGUIDE=1` shows it in a production build. */
export default function StyleGuidePage() {
  if (process.env.NODE_ENV === 'production' && process.env.STYLEGUIDE !== '1') notFound();
  const text = getStyleGuideText();
  return (
    <main>
      {(['choice-rows', 'courses', 'fields', 'forms', 'upload', 'inquiry'] as const).map((name) => (
        <Stylesheet key={name} name={name} />
      ))}
      <IslandText nouns={['forms']} />
      <PageHeading eyebrow={text.eyebrow} lead={text.lead} illustration="/illustrations/thank-you.svg">
        {text.title}
      </PageHeading>
      <div className="page stack" style={{ gap: '4rem', paddingBottom: '5rem' }}>
        <BasicExamples />
        <ContentExamples />
        <ControlExamples />
      </div>
      <BackToTop />
    </main>
  );
}
