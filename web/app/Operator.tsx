import { useQuery } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';

/** The operator's address, if they gave one. */
export function Operator() {
  const { data } = useQuery(api.account.config.queryOptions());
  if (!data) return <>whoever runs this Mallama</>;
  if (!data.operatorEmail) return <>whoever runs this Mallama (they haven’t given an address here)</>;
  return (
    <>
      whoever runs this Mallama (<a href={`mailto:${data.operatorEmail}`}>{data.operatorEmail}</a>)
    </>
  );
}
