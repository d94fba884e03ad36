import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';
import { timeZone } from '#web/app/timeZone.ts';

export const useMoods = (days: number) =>
  useQuery(
    api.journal.moods.queryOptions({ input: { days, timeZone: timeZone() }, placeholderData: keepPreviousData }),
  );
