import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LoadFailure } from '@/components/ui/load-failure';
import { Panel } from '@/components/ui/panel';
import { Stylesheet } from '@/components/ui/stylesheet';
import type { Loaded } from '@/lib/api/load';
import { type Child, childFields, maxChildren } from '@/lib/contract/children';
import { apiUrl } from '@/lib/contract/endpoint';
import { addChild, changeChild, removeChild } from '@/lib/contract/endpoints/children';
import { fill } from '@/lib/text/fill';
import type { FormResult } from '@/lib/text/form-result';
import { ChildForm } from './child-form';

type Props = {
  listed: Loaded<Child[]>;
  result: FormResult;
  /** The id of the child whose form was posted without scripts. */
  postedFor?: string;
};

export function ChildrenForms({ listed, result: { isSent, problem, values }, postedFor }: Props) {
  const text = getText('children');
  const fieldProblem = problem?.field && problem.field in childFields.shape ? problem : undefined;
  const children = listed.data ?? [];
  const changed = children.find(({ _id }) => _id === postedFor);
  return (
    <Panel id="children" title={text.title}>
      <Stylesheet name="account" />
      <p className="muted">{text.lead}</p>
      {isSent && (
        <Alert tone="good" isLive>
          {text.saved}
        </Alert>
      )}
      {problem && !fieldProblem && (
        <Alert tone="bad" isLive>
          {problem.message}
        </Alert>
      )}
      {listed.failed && <LoadFailure what={text.loading} href="/profile" isPart />}
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <li key={child._id} className="enrolled">
              <details open={child === changed && Boolean(problem)}>
                <summary>
                  <strong>{child.name}</strong> {fill(text.bornIn, { year: String(child.birthYear) })}
                </summary>
                <ChildForm
                  action={apiUrl(changeChild, { childId: child._id })}
                  child={child}
                  problem={child === changed ? fieldProblem : undefined}
                  refusedValues={child === changed ? values : undefined}
                >
                  <Button type="submit" isSmall>
                    {text.save}
                  </Button>
                </ChildForm>
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
      {!listed.failed && children.length < maxChildren && (
        <ChildForm
          action={apiUrl(addChild)}
          problem={changed ? undefined : fieldProblem}
          refusedValues={changed ? undefined : values}
        >
          <Button type="submit">{text.add}</Button>
        </ChildForm>
      )}
    </Panel>
  );
}
