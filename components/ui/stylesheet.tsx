'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { type StylesheetName, sharedStylesheetTexts } from './stylesheet-texts';

type Registry = Map<StylesheetName, 'requested' | 'written'>;

const RegistryContext = createContext<Registry>(new Map());

/** Writes the requested stylesheets into the head, each once. React's `<style precedence>` would have no nonce. */
export function StylesheetRegistry({ nonce, children }: { nonce?: string; children: ReactNode }) {
  const [registry] = useState<Registry>(() => new Map());

  useServerInsertedHTML(() => {
    const texts = sharedStylesheetTexts();
    if (!texts) return null;
    const names = (Object.keys(texts) as StylesheetName[]).filter((name) => registry.get(name) === 'requested');
    if (names.length === 0) return null;
    for (const name of names) registry.set(name, 'written');
    const html = { __html: names.map((name) => texts[name]).join('\n') };
    // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from our own stylesheets
    return <style nonce={nonce} data-stylesheets={names.join(' ')} dangerouslySetInnerHTML={html} />;
  });

  return <RegistryContext value={registry}>{children}</RegistryContext>;
}

const presentNames = new Set<StylesheetName>();

function isPresent(name: StylesheetName): boolean {
  if (presentNames.has(name)) return true;
  const isFound = document.querySelector(`style[data-stylesheets~="${name}"]`) !== null;
  if (isFound) presentNames.add(name);
  return isFound;
}

/** The stylesheet of a component. Any number of components may request the same one. */
export function Stylesheet({ name }: { name: StylesheetName }) {
  const registry = useContext(RegistryContext);
  if (typeof window === 'undefined') {
    if (!registry.has(name)) registry.set(name, 'requested');
    return null;
  }
  if (isPresent(name)) return null;
  // A section that the server did not render.
  return <link rel="stylesheet" href={`/stylesheets/${name}.css`} precedence="section" />;
}

/** For parts that only the browser renders, after a tap or a script: the page has their stylesheets in its HTML. */
export function LaterStylesheets({ names }: { names: StylesheetName[] }) {
  return names.map((name) => <Stylesheet key={name} name={name} />);
}
