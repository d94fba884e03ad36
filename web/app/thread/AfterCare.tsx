import { Link } from 'react-router';
import { paths } from '#web/app/paths.ts';

/** After something grave was said and is over: people to talk to stay one press away. */
export function AfterCare() {
  return (
    <p className="small dim">
      If it gets hard again, <Link to={paths.support}>helplines are here</Link>, day and night.
    </p>
  );
}
