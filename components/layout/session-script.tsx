import { apiUrl } from '@/lib/contract/endpoint';
import { logout, mirrorSession } from '@/lib/contract/endpoints/sessions';

// The browser has dropped the cookie but not the token: mirrored again, for the menu of the next page. In a task of its own after
// `load`, since the first access to the storage is slow.
const restoreCookie = `addEventListener('load',function(){setTimeout(function(){try{var t=localStorage.userToken;t&&fetch('${apiUrl(mirrorSession)}',{method:'POST',headers:{authorization:'Bearer '+t}}).then(function(r){r.status==401&&['Token','Name','Email','PhoneNumber','Role','Id'].forEach(function(k){localStorage.removeItem('user'+k)})},function(){})}catch(e){}})})`;

// After a logout, in any tab, the back button must not show the learner's pages.
const reloadAfterLogout = `addEventListener('pageshow',function(e){var t;try{t=localStorage.userToken}catch(_){}e.persisted&&!t&&location.reload()});addEventListener('storage',function(e){e.key===null&&location.reload()})`;

// A logout without hydration, where the browser ignores Clear-Site-Data. On the window, after React's own listener.
const clearAtLogout = `addEventListener('submit',function(e){try{e.defaultPrevented||e.target.getAttribute('action')!='${apiUrl(logout)}'||localStorage.clear()}catch(_){}})`;

export function SessionScript({ nonce, isLoggedIn }: { nonce?: string; isLoggedIn: boolean }) {
  const script = isLoggedIn ? `${reloadAfterLogout};${clearAtLogout}` : restoreCookie;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
