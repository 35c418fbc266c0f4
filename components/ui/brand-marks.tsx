const shapes = {
  facebook: 'M14 8.5V6.6c0-.9.4-1.3 1.4-1.3H17V2h-2.6C11.3 2 10 3.7 10 6.1v2.4H7.5V12H10v10h4V12h2.7l.5-3.5z',
  youtube:
    'M22.5 7.2a2.9 2.9 0 0 0-2-2C18.7 4.7 12 4.7 12 4.700s-6.7 0-8.5.5a2.9 2.9 0 0 0-2 2A30 30 0 0 0 1 12a30 30 0 0 0 .5 4.8 2.9 2.9 0 0 0 2 2c1.8.5 8.5.5 8.5.500s6.7 0 8.5-.500a2.9 2.9 0 0 0 2-2A30 30 0 0 0 23 12a30 30 0 0 0-.5-4.800zM9.8 15.300V8.700l5.7 3.300z',
  linkedin:
    'M4.5 3a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.200zM2.7 8.800h3.600V21H2.700zM8.7 8.800h3.500v1.700c.6-1.1 1.9-2 3.7-2 3.7 0 4.4 2.4 4.4 5.600V21h-3.600v-6.100c0-1.5 0-3.3-2-3.300s-2.4 1.6-2.4 3.200V21H8.700z',
  instagram:
    'M7.5 2h9A5.5 5.5 0 0 1 22 7.500v9a5.5 5.5 0 0 1-5.5 5.500h-9A5.5 5.5 0 0 1 2 16.500v-9A5.5 5.5 0 0 1 7.5 2zm0 2A3.5 3.5 0 0 0 4 7.500v9A3.5 3.5 0 0 0 7.5 20h9a3.5 3.5 0 0 0 3.5-3.500v-9A3.5 3.5 0 0 0 16.5 4zM12 7.200a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.600zm0 2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.600zm5.2-3.500a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.400z',
  web: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm-1 2.300C9.6 5.4 8.6 8 8.4 11H11zm2 0V11h2.600c-.2-3-1.2-5.6-2.6-6.700zM4.1 11h2.300c.1-2.1.6-4 1.3-5.600A8 8 0 0 0 4.1 11zm15.8 0a8 8 0 0 0-3.6-5.600c.7 1.6 1.2 3.5 1.3 5.600zM4.1 13a8 8 0 0 0 3.6 5.600c-.7-1.6-1.2-3.5-1.3-5.600zm4.3 0c.2 3 1.2 5.6 2.6 6.700V13zm4.6 0v6.700c1.4-1.1 2.4-3.7 2.6-6.700zm4.6 0c-.1 2.1-.6 4-1.3 5.600a8 8 0 0 0 3.6-5.600z',
  appStore:
    'M16.8 12.600c0-2.3 1.9-3.4 2-3.500a4.3 4.3 0 0 0-3.4-1.800c-1.4-.1-2.8.9-3.5.9s-1.8-.8-3-.8a4.5 4.5 0 0 0-3.8 2.300c-1.6 2.8-.4 6.9 1.2 9.2.8 1.1 1.7 2.3 2.9 2.300s1.6-.7 3-.7 1.8.7 3 .7 2-1.1 2.8-2.200c.9-1.3 1.2-2.5 1.3-2.600a4.1 4.1 0 0 1-2.5-3.800zM14.6 5.800A4.1 4.1 0 0 0 15.5 3a4.2 4.2 0 0 0-2.7 1.4 3.9 3.9 0 0 0-1 2.7 3.5 3.5 0 0 0 2.8-1.300z',
  playStore:
    'M4 2.800a1.5 1.5 0 0 0-.4 1.100v16.200c0 .5.2.9.4 1.100l9-9.200zm10 10.3 2.4 2.400L6.3 21.400zm0-2.200L6.3 2.600l10.1 5.900zm3.7 3.7-2.7-2.6 2.7-2.6 3 1.700a1 1 0 0 1 0 1.800z',
} as const;

type Mark = keyof typeof shapes;

function BrandMark({ mark }: { mark: Mark }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
      <path d={shapes[mark]} />
    </svg>
  );
}

/** The mark of a network by its name or address; a globe for one we do not know. */
export function SocialMark({ network }: { network: string }) {
  const known = (['facebook', 'youtube', 'linkedin', 'instagram'] as const).find((name) =>
    network.toLowerCase().includes(name),
  );
  return <BrandMark mark={known ?? 'web'} />;
}

type StoreProps = { store: 'appStore' | 'playStore'; href: string; lead: string; name: string };

/** "Download on the App Store", "Get it on Google Play". */
export function StoreBadge({ store, href, lead, name }: StoreProps) {
  return (
    <a className="store" href={href} target="_blank" rel="noopener noreferrer">
      <BrandMark mark={store} />
      <span>
        <small>{lead}</small> {name}
      </span>
    </a>
  );
}
