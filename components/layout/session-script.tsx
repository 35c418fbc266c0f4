// A token without its cookie, such as after a browser dropped the cookie: mirrored again once, for the next page's menu.
const remirror = `try{var t=localStorage.userToken;t&&fetch('/api/auth/session',{method:'POST',headers:{authorization:'Bearer '+t}}).then(function(r){r.status==401&&['Token','Name','Email','PhoneNumber','Role','Id'].forEach(function(k){localStorage.removeItem('user'+k)})},function(){})}catch(e){}`;

/** At the end of the body, for visitors who came without a session cookie. */
export function SessionScript({ nonce, loggedIn }: { nonce?: string; loggedIn: boolean }) {
  if (loggedIn) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: remirror }} />;
}
