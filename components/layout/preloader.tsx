import { LogoMark } from './logo-mark';

// At the end of the page, since the first script delays the first paint.
const skipPreloader = `try{if(performance.getEntriesByType('navigation')[0].type!='navigate'||document.referrer.startsWith(location.origin+'/'))document.documentElement.classList.remove('first-visit')}catch{}`;

/** Hides the preloader on the way back to a page. */
export function PreloaderScript({ nonce }: { nonce?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: skipPreloader }} />;
}

/** Shows the logo for half a second on a first visit, unless reduced motion is preferred. */
export function Preloader() {
  return (
    <div className="preloader" aria-hidden="true">
      <LogoMark size={88} />
    </div>
  );
}
