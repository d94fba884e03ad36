import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';

export const warmTrust: readonly MessageKind[] = [
  {
    name: 'thanks-after-a-hard-night',
    move: 'appreciation',
    written: `
      thx for last night bro, didnt know who else to call. feeling a bit better today
      Thank you for picking up at 3am. I was in a really bad place
      thanks for listening yesterday, please don't tell the others ok
      I'm ok today. Sorry for crying on the phone. and thank you for staying on
      ty for letting me crash at yours, things are still messy but i slept
      thanks mate, needed that talk. keep it between us yeah
      You were the only one I could ring. I won't forget that
      feeling calmer this morning, thank you for sitting with me
      Thanks for coming over. I know I wasn't much company
      sorry about last night, and thanks. dont mention it to mum please
      I just wanted to say thank you for not asking questions and just being there
      bit embarrassed about yesterday tbh. but thanks, it helped
      Slept a few hours. Thank you for checking on me
      thanks for driving me home and not telling anyone`,
    tone: `
      Grateful, and still fragile
      Thankful and a bit embarrassed
      Relieved, not yet well
      Trusting you`,
    does: `
      {q} thanks you, and shows how hard it was.
      {q} trusts you with something that others do not know.
      With {q}, they let you see that it helped, and that it is not all over.
      {q} is thanks from somebody who was not well.`,
    kind: `
      They may be more relieved than they can say.
      They may be a little ashamed of having needed you, and glad of it all the same.
      They may want you to know that they are still here and getting through it.
      They may trust you more than others since then.`,
    guarded: `
      They may make it sound lighter than it still is.
      They may be afraid that you see them differently now.
      It may come back, and they may not want to ask a second time.
      They may worry that somebody else will hear of it.`,
    open: `
      I'm really glad you called me.
      You can call me any time, also in the middle of the night.
      Thank you for trusting me with it.
      No need to thank me, I'd do it again.`,
    close: `
      It stays between us, and how are you today, honestly?
      I won't tell anybody, and shall I come by later?
      This stays with me, and I'll ring you tonight to hear how you are.
      I'll keep it to myself, and if it gets bad again, call me, whatever the hour.`,
    other: `
      It may be that {who} had to gather courage to call you at all.
      Perhaps {who} feels exposed and needs to know that you think no less of them.
      Maybe {who} is not sure whether asking again would be too much.`,
    own: `
      Look at what you can carry yourself, and whom you would turn to if it became too much.
      Ask yourself whether you have asked how it is today, and not only how it was.
      Notice whether you would rather joke it away, and stay with it a moment longer.`,
    check: `
      {who} is well again because of a better day
      {who} would ask again if it was needed
      keeping it to yourself means carrying it alone if it gets worse`,
    step: `
      Ask once more in a day or two, without waiting for a call.
      Suggest something ordinary together this week, a walk or a meal.
      If you are worried that {who} may not be safe, ask directly, and get help even if it was meant to stay between you.
      Put a reminder in your phone to ring {who} at the weekend.`,
  },
];
