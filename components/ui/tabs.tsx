import { Fragment, type ReactNode } from 'react';

type Props = {
  name: string;
  label: string;
  tabs: { key: string; title: ReactNode; body: ReactNode }[];
  /** The key of the one that is seen at first; otherwise the first. */
  first?: string;
};

/** Up to four parts of which one is seen: a group of choices to a keyboard and a screen reader, and to a browser without scripts. */
export function Tabs({ name, label, tabs, first }: Props) {
  const seen = tabs.find(({ key }) => key === first) ?? tabs[0];
  return (
    <div className="tabs">
      <fieldset className="tabs-choices">
        <legend className="hidden-text">{label}</legend>
        {tabs.map(({ key, title }) => (
          <Fragment key={key}>
            <input
              type="radio"
              className="hidden-text"
              name={name}
              id={`${name}-${key}`}
              value={key}
              defaultChecked={key === seen?.key}
            />
            <label htmlFor={`${name}-${key}`}>{title}</label>
          </Fragment>
        ))}
      </fieldset>
      {tabs.map(({ key, body }) => (
        <div key={key} className="tab-panel">
          {body}
        </div>
      ))}
    </div>
  );
}
