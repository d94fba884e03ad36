import { useQuery } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';

/** How to reach whoever runs this Mallama: their address, where they gave one. */
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
