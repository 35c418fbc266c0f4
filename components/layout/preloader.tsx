import { LogoMark } from './logo-mark';

// At the end of the page, since the first script of a page holds up its first paint.
const stayAway = `try{if(performance.getEntriesByType('navigation')[0].type!='navigate'||document.referrer.startsWith(location.origin+'/'))document.documentElement.classList.remove('first-visit')}catch{}`;

/** Belongs to the end of a page one arrives on: on the way back to it the logo leaves at once. */
export function PreloaderScript({ nonce }: { nonce?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: stayAway }} />;
}

/** The first thing there is to see: the logo, for half a second, while the page comes behind it; never for those who asked for less motion. */
export function Preloader() {
  return (
    <div className="preloader" aria-hidden="true">
      <LogoMark size={88} />
    </div>
  );
}
