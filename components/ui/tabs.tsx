import { Fragment, type ReactNode } from 'react';
import { Stylesheet } from './stylesheet';

type Props = {
  name: string;
  label: string;
  tabs: { key: string; title: ReactNode; body: ReactNode }[];
  first?: string;
};

/** At most four tabs, as radio buttons: they work without scripts. */
export function Tabs({ name, label, tabs, first }: Props) {
  const selected = tabs.find(({ key }) => key === first) ?? tabs[0];
  return (
    <div className="tabs">
      <Stylesheet name="tabs" />
      <fieldset className="tabs-choices">
        <legend className="visually-hidden">{label}</legend>
        {tabs.map(({ key, title }) => (
          <Fragment key={key}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              id={`${name}-${key}`}
              value={key}
              defaultChecked={key === selected?.key}
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
