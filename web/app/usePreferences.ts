import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/app/api.ts';
import { queryClient } from '#web/app/queryClient.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { keepTimeZone } from '#web/app/timeZone.ts';
import { keepCountry } from '#web/kit/safety/country.ts';
import { toast } from '#web/kit/toast/toast.ts';

const { queryKey } = api.account.preferences.get.queryOptions();

/** The member's preferences; undefined while they load. A change is shown once it is saved. */
export function usePreferences() {
  const { data } = useQuery(api.account.preferences.get.queryOptions());
  const { mutate: change, isPending: isSaving } = useMutation(
    api.account.preferences.change.mutationOptions({
      onSuccess: (kept) => queryClient.setQueryData(queryKey, kept),
      onError: (error) => toast({ title: 'Not saved', text: refusalOf(error).message, tone: 'error' }),
    }),
  );
  const country = data?.country;
  useEffect(() => {
    if (country) keepCountry(country);
  }, [country]);
  const zone = data?.timeZone;
  useEffect(() => {
    if (zone !== undefined) keepTimeZone(zone);
  }, [zone]);
  return { preferences: data, change, isSaving };
}
