import { useState } from 'react';
import { countries, countryNames, type ResourceKind, resources, resourcesCheckedOn } from '#contract/resources.ts';
import { ButtonAnchor } from '#web/kit/button/ButtonAnchor.tsx';
import { localDay, longDate } from '#web/kit/dates.ts';
import { SelectField } from '#web/kit/field/SelectField.tsx';
import { IconPhone } from '#web/kit/icons.ts';
import { callHref } from '#web/kit/safety/contact.ts';
import { keepCountry, readCountry } from '#web/kit/safety/country.ts';
import { ResourceLine } from '#web/kit/safety/ResourceLine.tsx';
import css from './Resources.module.css';

const groups: readonly { title: string; kinds: readonly ResourceKind[] }[] = [
  { title: 'Someone to talk to, right now', kinds: ['crisis'] },
  { title: 'If someone hurts, threatens or controls you', kinds: ['abuse', 'sexual_assault'] },
  { title: 'For a child or an older person', kinds: ['child', 'elder'] },
  { title: 'If you are young', kinds: ['young'] },
];

const options = countries.map((country) => ({ value: country, label: countryNames[country] }));
const checkedOn = localDay(resourcesCheckedOn);

export function Resources() {
  const [country, setCountry] = useState(readCountry);
  const list = resources[country];
  const emergency = list.find(({ kind }) => kind === 'emergency');
  const choose = (value: string) => {
    const chosen = countries.find((one) => one === value) ?? 'other';
    keepCountry(chosen);
    setCountry(chosen);
  };
  return (
    <section aria-label="Helplines" className={css.resources}>
      {emergency?.call && (
        <div className={css.emergency}>
          <div>
            <p className={css.name}>If anyone is in danger now, call {emergency.call}.</p>
            {emergency.note && <p className={css.note}>{emergency.note}</p>}
          </div>
          <ButtonAnchor variant="filled" size="large" href={callHref(emergency.call)} icon={<IconPhone />}>
            Call {emergency.call}
          </ButtonAnchor>
        </div>
      )}
      <SelectField label="Where you are" options={options} value={country} onValue={choose} className={css.country} />
      {groups.map(({ title, kinds }) => {
        const lines = list.filter(({ kind }) => kinds.includes(kind));
        return (
          lines.length > 0 && (
            <div key={title}>
              <h2 className="h3">{title}</h2>
              <ul className={css.list}>
                {lines.map((resource) => (
                  <ResourceLine key={resource.name} resource={resource} />
                ))}
              </ul>
            </div>
          )
        );
      })}
      <p className="caption faint">
        Numbers as of <time dateTime={resourcesCheckedOn}>{longDate(checkedOn)}</time>. These services are run by others
        and can be busy: if nobody answers, try the next one.
      </p>
    </section>
  );
}
