import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';

export const hardBlows: readonly MessageKind[] = [
  {
    name: 'long-angry-message',
    move: 'criticism',
    written: `
      First of all you left without a word, then you told your mum about our money, and on top of that you come home and ask what's for dinner. And don't get me started on the car. I'm sick of it.
      ok so 1. you lied about friday 2. you made me look stupid in front of ana 3. you still have my jacket 4. you dont even say sorry. im so done being nice
      I've been holding this in for months. The holiday, the way you speak to my son, the bills you don't open, Christmas. All of it. I can't pretend any more that it's okay.
      And another thing! The bathroom is a mess, you were rude to Paul, you haven't paid the gas, and you just sit there.
      Right, I'm going to say it all now. You cancelled twice, you never asked about my operation, you sided with her, and then you post about friendship??
      Since you asked, here is everything that went wrong this year: the handover, the rota, the training you cancelled, and the way you spoke to me before the client
      im writing this cos i cant say it to ur face. u hurt me at the party, u hurt me when u told everyone, and then u act like its normal. also the thing with the dog
      There is so much I could list. The wedding. The loan. The way you talked to Dad at the hospital. What you said to my wife. And now this.
      I don't even know where to start. You break promises, the kids notice, the house is falling apart, my job is on the line and you go fishing
      sorry for the essay but it needs to come out: the rent, the dishes, your boyfriend here every night, the noise, my food, the deposit you still havent sorted
      So not only did you invite him, you also lied to me about it, you let me find out from Beth, and then you had the nerve to be offended. Oh and you owe me an apology for Tuesday too
      Point one, the noise. Point two, the parking. Point three, your tone with my husband. I could go on, and I will if nothing changes
      You embarrassed me, you ignored my calls, you spent our savings on that bike, and your answer is a shrug. I have had enough of all of it.
      long message incoming. i'm angry about saturday, about how you talk about my job, about the baby stuff, about your sister, literally everything
      And while we're at it, who do you think washes your shirts, fetches the children, rings your mother, and still gets told the house looks untidy
      Let me remind you: January, you forgot. March, you yelled. Easter, you walked out. Now August and the same again, plus the thing with the keys
      I have kept a list. You were late with the report, you changed my figures, you left me off the mail, and in front of the board you took the praise.
      ive written and deleted this like ten times. you left me alone when nan died, you laughed at my course, you were drunk at my 30th, you didnt come when i moved. thats not a friend
      Where shall I begin, with the lies about work, the nights out, the credit card, or with how you talk to me when your friends are here
      You wanted to know what's wrong so here goes, it's the money, it's your temper, it's how I do bedtime alone every night, it's us not having talked properly since spring`,
    tone: `
      Everything at once
      A dam that broke
      Long held in, furious
      Overflowing and hurt`,
    does: `
      It puts a great many complaints on the table in one go.
      With {q}, they begin to let out what has probably been piling up for some time.
      It is too much to answer point by point, and each point you skip can look like an admission.
      It shows how full the measure is, more than which matter is the most important.
      It asks you above all whether you can stand hearing it.`,
    kind: `
      They may have kept quiet for a long time for the sake of peace.
      They may hope that you finally see the whole of it.
      It may be that one thing hurts badly and the rest came along with it.
      They may still believe that it can change, or they would not have gone to such length.
      They may feel relieved already by having written it down.`,
    guarded: `
      They may pile up so much that there is no room left for your side.
      It may be that everything is to look like your doing.
      They may mix old and settled matters with new ones to add weight.
      They may want you to give in under the sheer amount.
      They may write it so that an answer can only be wrong.`,
    open: `
      I've read all of it.
      That's a lot, and I don't want to answer it too quickly.
      I can see how much has built up.
      Some of it I see as you do, and some of it differently.
      I'm glad that it's out, although it was hard to read.
      I can't do justice to all of that in a text.`,
    close: `
      Which of these things is the most important to you?
      Let's begin with one point and take enough time for it.
      I'll think it over and get back to you tomorrow evening.
      Can we meet and go through it calmly, one thing at a time?
      When we talk, I'll tell you where I see my part.
      I'll listen to you first, and then I'd be glad of some room for my side.`,
    other: `
      It may be that {who} felt shaky after sending it and kept looking at the phone.
      Perhaps {who} tried to raise single points earlier and gave up each time.
      Maybe {who} wanted above all to hear that it was read to the end.`,
    own: `
      Read it a second time and mark only the things that are true.
      Ask yourself which point you would most like to skip, and why that one.
      Look at how long you have known that something was building up.`,
    check: `
      {who} wanted an answer to every single point
      {who} would not listen to your side afterwards
      the length of it shows how little is left between you`,
    step: `
      Confirm today in two lines that you have read it, and say when you will answer.
      Write the points on paper, and draw a ring round the one that seems to hurt most.
      Answer one point fully, with what you will do about it, before you touch a second.
      Suggest an hour for talking this week, and agree that you stop when it is over.`,
  },
  {
    name: 'everybody-thinks-so',
    move: 'criticism',
    written: `
      Everyone thinks so too
      everybody says ur different since u met him
      I'm not the only one who thinks you've changed
      We've all noticed it.
      the whole family agrees with me on this
      Ask anyone, they'll tell you the same
      all my friends say i should leave you
      Even your own mother thinks you're being unreasonable
      people are talking about you, just so you know
      I've spoken to the others and we all feel that you're not pulling your weight
      even tom agrees that you went too far
      Literally everyone in the group chat thinks you were out of order
      Several colleagues have come to me about your manner. I won't say who.
      my sister said the same thing about you without me even asking
      you're the only one who doesn't see it
      Nobody here understands why you're making such a fuss
      My aunt who taught for thirty years says the problem is you
      The neighbours are of the same opinion, I asked them
      no one likes how you act when you drink, they just dont say it to your face
      I showed Anna your texts and she was shocked too`,
    tone: `
      Many voices against one
      Seeking weight in numbers
      Unsure alone, strong together
      Makes you feel outnumbered`,
    does: `
      It sends a crowd ahead to make one person's opinion weigh more.
      With {q}, you are suddenly facing people who are not in the conversation.
      It makes you wonder what is said about you when you are not there.
      It cannot be checked, and it pulls the talk away from what this one person wants.
      If you take away the others from {q}, there remains something that matters to the sender.`,
    kind: `
      They may feel too weak to stand up to you with their own opinion only.
      They may have asked others for advice because the matter weighs on them.
      It may be that they want to make clear that they are not imagining it.
      They may be worried about you and hope that many voices will get through.
      They may have exaggerated a single conversation without meaning to.`,
    guarded: `
      They may want you to feel alone enough to give in.
      It may be that the others said something far milder, or only nodded.
      They may have told others their side, and gathered agreement for it.
      They may hide behind other people in order not to have to answer for it themselves.
      They may leave the names out because nobody wants to be quoted.`,
    open: `
      I'd like to talk about what you think, and not about what others think.
      It's unpleasant to hear that I'm being talked about.
      Anybody who has something to say to me can come to me.
      Your opinion is enough for me to take it seriously.
      I can't say anything about people who aren't here.
      That makes me feel rather outnumbered.`,
    close: `
      What is it that bothers you yourself?
      Tell me about one situation that you saw with your own eyes.
      What would you like me to do differently?
      In future I'd like you to come to me first.
      Let's talk about it, just the two of us, in the next few days.
      If there's something in it, I want to hear it from you directly.`,
    other: `
      It may be that {who} felt that nothing said alone had ever reached you.
      Perhaps {who} heard one nod from someone and took it for full agreement.
      Maybe {who} had doubts, and other people's views made it easier to speak up.`,
    own: `
      Ask yourself if you have heard something like it from anybody whose view you value.
      Look at how you usually react when one person alone criticises you.
      You do not have to please everyone, and you may still want to know what is in it.`,
    check: `
      all of these people really said so
      {who} wanted to set others against you
      there can be nothing in it because of how it was put`,
    step: `
      Ask for one concrete example, today, and let the crowd rest.
      Talk to one person whom you trust this week, and ask for an honest answer.
      Leave the others out of your reply altogether, and do not bring supporters of your own.
      Write down the part that could be true, and decide on one thing to try.`,
  },
  {
    name: 'cold-work-mail',
    move: 'demand',
    written: `
      Per my last email, the figures were due on Friday.
      As previously stated, this is not my responsibility.
      Just circling back on this, as I have not had a reply.
      Please see below. I had already answered this.
      As per my previous message the template must be used. Regards, M.
      Kindly revert by noon.
      I was under the impression that this had been taken care of.
      Going forward, please copy me in on all correspondence with the client.
      For the avoidance of doubt, I did not sign this off.
      Friendly reminder!! The invoice is still missing :)
      Let me know if I can clarify anything further, since the instructions seem to have been unclear.
      Adding your manager to this thread for visibility.
      Not sure if you saw my email, resending with attachment
      Thanks in advance for finally getting this done.
      I would have expected to be informed before this went out.
      Please advise why the report was not submitted.
      Noted, although that is not what we discussed in Monday's call.
      Third follow up. Can someone please action this today.
      hi, pls read the whole brief before asking, it's all in there. thx
      To reiterate, all leave has to be requested through the system and not via chat.`,
    tone: `
      Correct on paper, chilly
      Polite with an edge
      Impatient in office words
      Distant and covering themselves`,
    does: `
      It says something factual and lets irritation show between the lines.
      With {q}, they put on record that the delay or the fault does not lie with them.
      It asks you to act, and at the same time it makes you feel told off.
      It uses office phrases, which are hard to object to and easy to feel.
      It keeps the matter on paper, where others could read it later.`,
    kind: `
      They may be under pressure from above and be passing it on without noticing.
      They may write to everyone like this and regard it as professional.
      It may be that they have really asked several times and are stuck without your answer.
      They may be afraid of being blamed for something in the end.
      They may have forty more mails to get through and no minute for a kind word.`,
    guarded: `
      They may want others in copy to see whose fault it is.
      It may be that there is annoyance with you which has nothing to do with this matter.
      They may prefer to have it in writing so as to protect themselves later.
      They may use the formal tone to put you in your place.
      They may have skipped a telephone call that would have cleared it up in two minutes.`,
    open: `
      Thank you for following up on this.
      I have your message in front of me now.
      I want to make sure this is dealt with properly.
      Thanks for setting that out.
      I understand that this matters to you.
      Let me pick this up directly.`,
    close: `
      I'll come back to you with a clear answer by the end of tomorrow.
      Could you tell me which point is the most urgent for you?
      If anything has gone wrong on my side, I'll put it right.
      Would a ten-minute call today be quicker for both of us?
      I'd be glad if we could sort out such things by phone first in future.
      If I have misunderstood what you need from me, please let me know.`,
    other: `
      It may be that {who} had to explain the matter to somebody higher up.
      Perhaps {who} saw nothing cold in it and pressed send between two calls.
      Maybe {who} felt ignored, because nothing had come back for days.`,
    own: `
      Check first whether a reply or a piece of work from you really is outstanding.
      Look at the facts in the mail as if somebody you like had written them.
      Ask yourself how your own mails sound on days when you are short of time.`,
    check: `
      {who} wrote it in order to show you up
      the tone says what {who} thought of your work as a whole
      you need to answer the tone as well as the matter`,
    step: `
      Answer the factual question today, in three lines, with a date.
      Ring instead of writing, and ask what they need in order to move on.
      Draft your reply, leave it for half an hour, and take out every sentence that hits back.
      Send a short interim note if you need more time, so that the silence ends.`,
  },
];
