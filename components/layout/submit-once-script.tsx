// The response to a second tap would hide that of the first. After hydration, the form itself ignores it. A tap that follows closely
// still reaches the button of an inert form.
const submitOnce = `addEventListener('submit',function(e){var f=e.target;f.closest('[data-island=""]')&&f.hasAttribute('action')&&(f.inert&&e.preventDefault(),f.inert=true,setTimeout(function(){f.inert=false},5000))},true)`;

/** Sends a form that is tapped twice before hydration once. */
export function SubmitOnceScript({ nonce }: { nonce?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: submitOnce }} />;
}
