const clock = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });
const full = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' });

export function ChatTime({ date }: { date: Date }) {
  return (
    <time dateTime={date.toISOString()} title={full.format(date)} className="num">
      {clock.format(date)}
    </time>
  );
}
