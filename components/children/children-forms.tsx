import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { Stylesheet } from '@/components/ui/stylesheet';
import { TextInput } from '@/components/ui/text-input';
import { type Child, maxChildren } from '@/lib/contract/children';
import { apiUrl } from '@/lib/contract/endpoint';
import { addChild, changeChild, removeChild } from '@/lib/contract/endpoints/children';
import { fill } from '@/lib/text/fill';
import type { FormResult } from '@/lib/text/form-result';

type Props = { listed: Child[]; result: FormResult };

/** HTML forms only: the browser validates them, and the page shows the result. */
export function ChildrenForms({ listed, result: { isSent, problem } }: Props) {
  const text = getText('children');
  return (
    <Panel id="children" title={text.title}>
      <Stylesheet name="forms" />
      <Stylesheet name="account" />
      <p className="muted">{text.lead}</p>
      {isSent && (
        <Alert tone="good" isLive>
          {text.saved}
        </Alert>
      )}
      {problem && (
        <Alert tone="bad" isLive>
          {problem.message}
        </Alert>
      )}
      {listed.length > 0 && (
        <ul>
          {listed.map((child) => (
            <li key={child._id} className="enrolled">
              <details>
                <summary>
                  <strong>{child.name}</strong> {fill(text.bornIn, { year: String(child.birthYear) })}
                </summary>
                <form className="form" method="post" action={apiUrl(changeChild, { childId: child._id })}>
                  <ChildFields child={child} />
                  <p>
                    <Button type="submit" isSmall>
                      {text.save}
                    </Button>
                  </p>
                </form>
                <form method="post" action={apiUrl(removeChild, { childId: child._id })}>
                  <button
                    type="submit"
                    className="link-button link-button-bad"
                    aria-label={fill(text.removeChild, { name: child.name })}
                  >
                    {text.remove}
                  </button>
                </form>
              </details>
            </li>
          ))}
        </ul>
      )}
      {listed.length < maxChildren && (
        <form className="form" method="post" action={apiUrl(addChild)}>
          <ChildFields />
          <p>
            <Button type="submit">{text.add}</Button>
          </p>
        </form>
      )}
    </Panel>
  );
}

function ChildFields({ child }: { child?: Child }) {
  const text = getText('children');
  const id = child?._id ?? 'new';
  return (
    <div className="form-row">
      <TextInput
        id={`child-name-${id}`}
        name="name"
        label={text.name}
        help={text.nameHelp}
        required
        minLength={4}
        autoComplete="off"
        defaultValue={child?.name}
      />
      <TextInput
        id={`child-year-${id}`}
        name="birthYear"
        label={text.birthYear}
        help={text.birthYearHelp}
        required
        inputMode="numeric"
        minLength={4}
        maxLength={4}
        autoComplete="off"
        defaultValue={child?.birthYear}
      />
    </div>
  );
}
