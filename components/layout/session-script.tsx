import { apiUrl } from '@/lib/contract/endpoint';
import { mirrorSession } from '@/lib/contract/endpoints/sessions';

const forget = `['Token','Name','Email','PhoneNumber','Role','Id'].forEach(function(k){localStorage.removeItem('user'+k)})`;

// The browser has dropped the cookie but not the token: mirrored again, for the menu of the next page. After `load`, since the first
// access to the storage is slow.
const restoreCookie = `addEventListener('load',function(){try{var t=localStorage.userToken;t&&fetch('${apiUrl(mirrorSession)}',{method:'POST',headers:{authorization:'Bearer '+t}}).then(function(r){r.status==401&&${forget}},function(){})}catch(e){}})`;

// After a logout, in any tab, the back button must not show the learner's pages.
const reloadAfterLogout = `try{addEventListener('pageshow',function(e){e.persisted&&!localStorage.userToken&&location.reload()});addEventListener('storage',function(e){e.key===null&&location.reload()})}catch(e){}`;

// Scripts must not write for the learner before, if somebody else has logged in without scripts.
const forgetOthers = `(function(id){addEventListener('load',function(){try{localStorage.userId&&localStorage.userId!=id&&${forget}}catch(e){}})})(document.currentScript.dataset.learner)`;

export function SessionScript({ nonce, learnerId }: { nonce?: string; learnerId?: string }) {
  const script = learnerId ? `${reloadAfterLogout};${forgetOthers}` : restoreCookie;
  return (
    <script
      nonce={nonce}
      data-learner={learnerId}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: script }}
    />
  );
}
