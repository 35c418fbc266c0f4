/** An address of e-mail that breaks after its @ before it breaks within a word. */
export function EmailText({ children }: { children: string }) {
  const [user, host] = children.split('@');
  if (!host) return children;
  return (
    <>
      {user}@<wbr />
      {host}
    </>
  );
}
