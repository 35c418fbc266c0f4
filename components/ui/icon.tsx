import * as arrowLeft from 'lucide-react/icons/arrow-left';
import * as arrowRight from 'lucide-react/icons/arrow-right';
import * as arrowUp from 'lucide-react/icons/arrow-up';
import * as award from 'lucide-react/icons/award';
import * as bookOpen from 'lucide-react/icons/book-open';
import * as calendar from 'lucide-react/icons/calendar';
import * as check from 'lucide-react/icons/check';
import * as circleCheck from 'lucide-react/icons/circle-check';
import * as circleAlert from 'lucide-react/icons/circle-exclamation-point';
import * as clock from 'lucide-react/icons/clock';
import * as eye from 'lucide-react/icons/eye';
import * as globe from 'lucide-react/icons/globe';
import * as graduationCap from 'lucide-react/icons/graduation-cap';
import * as headphones from 'lucide-react/icons/headphones';
import * as heart from 'lucide-react/icons/heart';
import * as info from 'lucide-react/icons/info';
import * as languages from 'lucide-react/icons/languages';
import * as lock from 'lucide-react/icons/lock';
import * as mail from 'lucide-react/icons/mail';
import * as mapPin from 'lucide-react/icons/map-pin';
import * as menu from 'lucide-react/icons/menu';
import * as messageCircle from 'lucide-react/icons/message-circle';
import * as monitorPlay from 'lucide-react/icons/monitor-play';
import * as phone from 'lucide-react/icons/phone';
import * as play from 'lucide-react/icons/play';
import * as quote from 'lucide-react/icons/quote';
import * as refreshCw from 'lucide-react/icons/refresh-cw';
import * as search from 'lucide-react/icons/search';
import * as send from 'lucide-react/icons/send';
import * as smartphone from 'lucide-react/icons/smartphone';
import * as sparkles from 'lucide-react/icons/sparkles';
import * as star from 'lucide-react/icons/star';
import * as target from 'lucide-react/icons/target';
import * as triangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import * as upload from 'lucide-react/icons/upload';
import * as user from 'lucide-react/icons/user';
import * as users from 'lucide-react/icons/users';
import * as video from 'lucide-react/icons/video';
import * as wallet from 'lucide-react/icons/wallet';
import * as x from 'lucide-react/icons/x';
import { classNames } from './class-names';
import { InlineSvg, iconMarkup } from './inline-svg';

const icons = {
  arrowLeft,
  arrowRight,
  arrowUp,
  award,
  bookOpen,
  calendar,
  check,
  circleAlert,
  circleCheck,
  clock,
  eye,
  globe,
  graduationCap,
  headphones,
  heart,
  info,
  languages,
  lock,
  mail,
  mapPin,
  menu,
  messageCircle,
  monitorPlay,
  phone,
  play,
  quote,
  refreshCw,
  search,
  send,
  smartphone,
  sparkles,
  star,
  target,
  triangleAlert,
  upload,
  user,
  users,
  video,
  wallet,
  x,
};

export type IconName = keyof typeof icons;

const markups = Object.fromEntries(Object.entries(icons).map(([name, icon]) => [name, iconMarkup(icon)])) as Record<
  IconName,
  string
>;

/** A lucide icon without lucide's client components. Decorative unless `label` is given. Server components only. */
export function Icon({ name, label, className }: { name: IconName; label?: string; className?: string }) {
  return (
    <InlineSvg
      markup={markups[name]}
      viewBox="0 0 24 24"
      className={classNames('icon', className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
