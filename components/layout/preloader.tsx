import { LogoMark } from './logo-mark';

// Asking the browser's storage would hold up the first paint. Without a script the class is never set and nothing covers the page.
const arrive = `try{if(performance.getEntriesByType('navigation')[0].type=='navigate'&&!document.referrer.startsWith(location.origin+'/'))document.documentElement.classList.add('arriving')}catch{}`;

/** Belongs into the head of a page one arrives on: the logo greets, but not after a reload or on the way back. */
export function PreloaderScript({ nonce }: { nonce?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: arrive }} />;
}

/** The logo for half a second over a page that is already there; never for those who asked for less motion. */
export function Preloader() {
  return (
    <div className="preloader" aria-hidden="true">
      <LogoMark size={88} />
    </div>
  );
}
