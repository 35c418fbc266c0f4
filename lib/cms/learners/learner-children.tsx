import type { Child } from '@/lib/contract/children';

/** What was sent from the account for one of its children. */
export type ChildRequest = { id: string; collection: string; child: string; title: string };

type Props = { list: Child[]; requests: ChildRequest[]; texts: { children: string; bornIn: string } };

export function LearnerChildren({ list, requests, texts }: Props) {
  return (
    <section aria-label={texts.children}>
      <h3>
        {texts.children} ({list.length})
      </h3>
      <ul>
        {list.map(({ _id, name, birthYear }) => (
          <li key={_id}>
            <b>{name}</b>
            <span>{texts.bornIn.replace('{year}', String(birthYear))}</span>
            {requests
              .filter(({ child }) => child === _id)
              .map(({ id, collection, title }) => (
                <a key={id} href={`/admin/collections/${collection}/${id}`}>
                  {title}
                </a>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
