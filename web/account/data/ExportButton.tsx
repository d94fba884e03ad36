import { useState } from 'react';
import { saveExport } from '#web/account/data/saveExport.ts';
import { useSending } from '#web/account/useSending.ts';
import { useRecentSignIn } from '#web/app/identity/useRecentSignIn.tsx';
import { refusalOf } from '#web/app/refusal.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { toast } from '#web/kit/toast/toast.ts';

const size = new Intl.NumberFormat(undefined, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

export function ExportButton() {
  const [bytes, setBytes] = useState(0);
  const [sending, send] = useSending();
  const { withRecentSignIn, prove } = useRecentSignIn();
  const take = () =>
    send(async () => {
      setBytes(0);
      try {
        const isTaken = await withRecentSignIn(() => saveExport(setBytes));
        if (isTaken) toast({ title: 'Exported', text: 'Everything is in mallama-export.zip.', tone: 'success' });
      } catch (error) {
        toast({ title: 'Not exported', text: refusalOf(error).message, tone: 'error' });
      }
    });
  return (
    <>
      <Button
        loading={sending && (bytes ? `Exporting, ${size.format(bytes / 1e6)} so far` : 'Exporting')}
        onClick={() => void take()}
      >
        Export my data
      </Button>
      {prove}
    </>
  );
}
