import * as briefcase from 'lucide-react/icons/briefcase-business';
import * as clipboard from 'lucide-react/icons/clipboard-check';
import * as eye from 'lucide-react/icons/eye';
import * as fileText from 'lucide-react/icons/file-text';
import * as graduationCap from 'lucide-react/icons/graduation-cap';
import * as languages from 'lucide-react/icons/languages';
import * as library from 'lucide-react/icons/library';
import * as messages from 'lucide-react/icons/messages-square';
import * as plane from 'lucide-react/icons/plane';
import * as school from 'lucide-react/icons/school';
import * as target from 'lucide-react/icons/target';
import * as tent from 'lucide-react/icons/tent';
import { InlineSvg, iconMarkup } from '@/components/ui/inline-svg';

const icons = {
  icon1: clipboard,
  icon2: graduationCap,
  icon3: languages,
  icon4: school,
  icon5: briefcase,
  icon6: messages,
  icon7: plane,
  icon8: library,
  icon9: tent,
  icon10: fileText,
  icon11: target,
  icon12: eye,
};

/** `name` is icon1 to icon12 on the wire; unknown names get the first icon. */
export function ServiceIcon({ name }: { name: string | undefined }) {
  const icon = icons[name as keyof typeof icons] ?? icons.icon1;
  return (
    <span className="tile">
      <InlineSvg markup={iconMarkup(icon)} viewBox="0 0 24 24" className="icon" aria-hidden="true" />
    </span>
  );
}
