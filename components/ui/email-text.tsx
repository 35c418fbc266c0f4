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
