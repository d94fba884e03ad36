import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';

export const hardAimed: readonly MessageKind[] = [
  {
    name: 'dig-at-everybody',
    move: 'criticism',
    written: `
      great job to those of us who ACTUALLY stayed late 🙃
      some people really have no shame
      To whoever keeps taking my milk: enjoy it I guess
      Not naming names but some of us do all the work around here
      shoutout to the two people who bothered to reply to the group 👏
      interesting how certain people only write when they need something
      Just a general reminder that the kitchen does not clean itself :)
      funny how some people have time for parties but not for their family
      whoever left the printer empty again, thanks so much
      Thanks to everyone who remembered my birthday. You know who you are. And so do the others.
      I guess some folks think the rules don't apply to them lol
      if the shoe fits
      love it when people make plans in front of you that you're not part of
      To the person who parked across two spaces: bravo
      would be nice if everybody pulled their weight for once, just saying`,
    tone: `
      A dig without a name
      Sarcastic, aimed at nobody by name
      Pointed, said to the room
      Smiling and annoyed`,
    does: `
      {q} is a reproach that names nobody and can hit anybody who reads it.
      {q} sounds like praise or a remark to all, and carries an edge for some.
      With {q}, they let off annoyance in front of others instead of asking somebody.
      {q} says that something feels unfair to them, and not to whom.`,
    kind: `
      They may be tired and feel that their part is not seen.
      They may be angry in general and not have thought of anybody in particular.
      They may not dare to ask the person they mean.
      They may not know why somebody else could not do more.`,
    guarded: `
      They may have had one person in mind and wanted an audience.
      They may want somebody to feel guilty without having to say it.
      It may be that this has been simmering for some time.
      They may expect the others to agree with them.`,
    open: `
      I read your message in the group and wasn't sure whether it was meant for me.
      Can I ask you something about what you wrote to everybody?
      I saw your note and I'd rather ask than guess.
      Your message stayed with me.`,
    close: `
      If something I do makes it harder for you, please tell me directly.
      If it was about me, I'd like to tell you how it is on my side.
      Was there something that you would like me to do differently?
      Do you have five minutes for me, just the two of us?`,
    other: `
      It may be that {who} had done more than others saw.
      Perhaps {who} wrote it at the end of a bad day.
      Maybe {who} does not know how things are on your side.`,
    own: `
      Ask yourself why the shoe seems to fit, and whether it really does.
      Look at whether {who} can know your reasons, or whether you have never said them.
      Notice whether you want to answer in front of all, and leave it at the wish.`,
    check: `
      {who} meant you
      everybody who read it thought of you
      you have to defend yourself in the group`,
    step: `
      Ask {who} in private, in one friendly sentence; do not answer in the group.
      Sleep on it, and see tomorrow whether it still seems to be about you.
      If there is a reason {who} does not know, tell it once, without excusing yourself.
      Thank those who did the work, and leave the tone aside.`,
  },
];
