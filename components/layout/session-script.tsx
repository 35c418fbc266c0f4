import { apiUrl } from '@/lib/contract/endpoint';
import { mirrorSession } from '@/lib/contract/endpoints/sessions';

// A token without its cookie, such as after a browser dropped the cookie: mirrored again once, for the next page's
// menu, when this one is complete: the first question to the browser's storage takes long.
const remirror = `addEventListener('load',function(){try{var t=localStorage.userToken;t&&fetch('${apiUrl(mirrorSession)}',{method:'POST',headers:{authorization:'Bearer '+t}}).then(function(r){r.status==401&&['Token','Name','Email','PhoneNumber','Role','Id'].forEach(function(k){localStorage.removeItem('user'+k)})},function(){})}catch(e){}})`;

// A page of someone who has logged out, here or in another tab, must not come back: not by the back button either.
const leave = `try{addEventListener('pageshow',function(e){e.persisted&&!localStorage.userToken&&location.reload()});addEventListener('storage',function(e){e.key===null&&location.reload()})}catch(e){}`;

/** At the end of the body: mends a session whose cookie is gone, and ends the pages of one that is over. */
export function SessionScript({ nonce, loggedIn }: { nonce?: string; loggedIn: boolean }) {
  const script = loggedIn ? leave : remirror;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
