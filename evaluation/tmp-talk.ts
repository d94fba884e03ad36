import { embedded } from '#server/coach/embedded/embedded.ts';
import { run } from '#server/coach/port.ts';
const talks: string[][] = [
 ['Sam came home late again on Friday and did not call. I had cooked for two hours and felt so stupid sitting there.','I told him he never thinks of anyone but himself and he slammed the door.','What could I say to him tonight without it blowing up again?','thanks'],
 ['My sister keeps borrowing money from me and never pays it back. Last week she asked for another 300 and I said yes because I hate fights.','Honestly I feel used.','What should I do?','yes please'],
 ['my boss humiliated me in front of the whole team yesterday, then acted like nothing happened. I keep replaying it.','I did not say anything, I just went red','How do I bring it up with her?'],
 ['My best friend forgot my birthday and then posted pictures of a party I was not invited to.','what should i text her','yes'],
 ['my mum calls me five times a day and if I do not pick up she cries. I feel so guilty but I also cannot breathe','How can I set a boundary with her without hurting her?'],
 ['We had a lovely weekend, first time in months that we laughed together'],
 ['hi','I am not sure what I want to talk about'],
];
for (const t of talks) {
  const history: {role:'user'|'assistant',content:string}[] = [];
  for (const message of t) {
    const { output } = await run(embedded, 'relationshipChat', { message, history, name: 'Amara', relationship: { personName: 'Sam' } } as never) as any;
    console.log('> '+message+'\n  '+output.response);
    history.push({role:'user',content:message},{role:'assistant',content:output.response});
  }
  console.log();
}
