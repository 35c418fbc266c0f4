import { LogoMark } from './logo-mark';

// Once per visit, and never for those who asked for less motion. Without a script the class is never set and nothing covers the page.
const arrive = `try{if(!sessionStorage.arrived&&!matchMedia('(prefers-reduced-motion:reduce)').matches){sessionStorage.arrived=1;document.documentElement.classList.add('arriving')}}catch{}`;

/** Belongs into the head: decides before the first paint whether the logo greets. */
export function PreloaderScript({ nonce }: { nonce?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: arrive }} />;
}

/** The logo for half a second over a page that is already there. */
export function Preloader() {
  return (
    <div className="preloader" aria-hidden="true">
      <LogoMark size={88} />
    </div>
  );
}
