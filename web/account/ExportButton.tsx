import { saveExport } from '#web/account/saveExport.ts';
import { useSending } from '#web/account/useSending.ts';
import { useRecentSignIn } from '#web/app/identity/useRecentSignIn.tsx';
import { refusalOf } from '#web/app/refusal.ts';
import { Button } from '#web/kit/Button.tsx';
import { toast } from '#web/kit/toast.ts';

export function ExportButton() {
  const [sending, send] = useSending();
  const { withRecentSignIn, prove } = useRecentSignIn();
  const take = () =>
    send(async () => {
      try {
        const isTaken = await withRecentSignIn(saveExport);
        if (isTaken) toast({ title: 'Exported', text: 'Your data is in mallama-export.json.', tone: 'success' });
      } catch (error) {
        toast({ title: 'Not exported', text: refusalOf(error).message, tone: 'error' });
      }
    });
  return (
    <>
      <Button loading={sending && 'Exporting'} onClick={() => void take()}>
        Export my data
      </Button>
      {prove}
    </>
  );
}
