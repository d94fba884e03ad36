import { useQuery } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';

/** How to reach whoever runs this installation: their address, where they gave one. */
export function Operator() {
  const { data } = useQuery(api.account.config.queryOptions());
  if (!data?.operatorEmail) return <>the operator of this installation</>;
  return (
    <>
      the operator of this installation (<a href={`mailto:${data.operatorEmail}`}>{data.operatorEmail}</a>)
    </>
  );
}
