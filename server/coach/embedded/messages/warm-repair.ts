import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';

export const warmRepair: readonly MessageKind[] = [
  {
    name: 'apology-that-owns-it',
    move: 'repair',
    written: `
      I'm sorry. I was wrong and I hurt you
      sorry for shouting at u, that was not ok and u didnt deserve it
      I should have told you myself instead of letting you find out from others. That was cowardly and I'm sorry.
      I was unfair to you yesterday. You had done nothing wrong.
      i messed up. no excuses. im really sorry
      I apologise for what I said in front of your friends, it was mean and I regret it
      I've thought about what you said and you're right, I wasn't there for you when you needed me. I'm sorry, love
      Sorry I snapped this morning, I took my bad mood out on you
      I am sorry that I missed your recital. I put work first and that was the wrong choice.
      I broke my promise. I'm sorry and I'd like to make it good
      hey. i was a crap friend this year. sorry. you deserved better
      That email was out of line. I apologise, it won't happen again.
      As your father I should have protected you then, and I didn't. I'm sorry for that, and I have been for years.
      sorry bout earlier, i was being a jerk, my fault entirely
      I lied to you about where I was. I'm ashamed and I am so sorry
      I'm sorry I read your diary. It was wrong, full stop.
      I see now how much that comment hurt you, I'm truly sorry i said it
      My mistake, I gave the client the wrong date and you had to take the heat. I'm sorry, I've told them it was me.
      im sorry i laughed when you told me. i should have listened
      Please forgive me for being so cold to you at Mum's. You were only trying to help and I shut you out.`,
    tone: `
      Sincere and without excuses
      Sorry, taking it on
      Humble and direct
      Regretful, wanting it mended`,
    does: `
      It owns up to something and does not hand any of it back to you.
      With {q}, they put themselves in your hands for a moment.
      It makes room for your hurt, because you no longer have to prove it.
      It leaves it to you when and how you want to answer.
      It opens a way back, but it does not oblige you to take it at once.`,
    kind: `
      They may have seen what it did to you and be truly sorry.
      They may have lain awake over it before they wrote.
      It may have cost them pride, and you were worth that to them.
      They may want to do better and hope that you let them try.
      They may have understood something about themselves in all this.`,
    guarded: `
      They may want above all to be rid of the bad feeling.
      It may be that they mean it now and have no plan for the next time.
      They may hope that it is over once it has been said.
      They may be afraid of losing you and be sorry for that reason first.
      It may be that they do not know the whole of what it meant for you.`,
    open: `
      Thank you for apologising, and for doing it without a but.
      I can tell that you mean it.
      It did hurt, and it's good that you see that.
      I'm relieved that you say it yourself.
      That was not an easy message to write, I imagine.
      I've read your apology and it matters to me.
      It does me good to read that.
      I know that this wasn't easy to write.`,
    close: `
      I need a little time, but I'd like us to get past this.
      What can we do so that it goes differently next time?
      I'd like to tell you calmly how it was for me, when would be good?
      I accept it, and I don't want to hold it against you.
      Let's talk about it in person and then let it rest.
      If it happens again, I'd want us to talk about it that same day.
      Let's have a quiet cup of tea and talk.
      I'd like to think about it until tomorrow, and then we'll talk.`,
    other: `
      It may be that {who} felt ashamed and wrote all the same.
      Perhaps {who} dreaded your answer, or no answer at all.
      Maybe {who} needed some distance to see it as you saw it.`,
    own: `
      Ask yourself what you still need so that it can really be over for you.
      Look at whether there is something in it that you would like to apologise for as well.
      Notice if part of you wants to hold on to being the injured one a little longer.`,
    check: `
      {who} said it only so that you would calm down
      accepting it means that it was not so bad
      you have to forgive at once or not at all`,
    step: `
      Reply today that you have read it, even if you need longer for the rest.
      Tell them one thing that would show you that something has changed.
      Meet this week for half an hour, and let each speak for five minutes without interruption.
      Before you answer, write down what still hurts, and choose the one thing worth saying.`,
  },
  {
    name: 'making-up-after-a-quarrel',
    move: 'repair',
    written: `
      Can we stop fighting? I hate this
      i dont wanna go to bed angry with u
      Truce? I made tea
      Let's start again. Hello, I'm the idiot from breakfast 🙂
      hey. still mad? i miss talking to you
      I don't want this silly argument to come between us
      can we hug it out pls
      That got out of hand last night. Shall we talk about it over a walk?
      I'd rather be happy with you than right
      We both said things. I'd like to put it behind us if you would
      Sis, it's been a week. Let's not do this, life's too short
      ok new try. tell me again what you meant, ill listen this time
      Mum, we both got loud on the phone. Could we have a coffee and clear the air?
      peace offering: pizza tonight, ur choice of toppings 🍕
      I've cooled down now. Have you? I'd like to sort it out
      You know I love you even when we quarrel, don't you?
      Come home, we'll find a solution, we always have
      Your mother and I don't want to leave it like this. May we come by on Sunday and make peace?
      can we rewind to before i mentioned the holiday lol
      I've been thinking about our row all day. You matter more to me than the stupid fence`,
    tone: `
      Reaching out after a quarrel
      Conciliatory, a bit unsure
      Tired of fighting
      Warm, wanting peace`,
    does: `
      It takes the first step after something went wrong between you.
      With {q}, they say that the two of you weigh more than the point in dispute.
      It may be clumsy or half in fun, and it is an outstretched hand all the same.
      It does not settle what the quarrel was about, but it makes settling it possible.
      It asks you, without saying so, whether you are ready as well.`,
    kind: `
      They may miss you and find the distance hard to bear.
      They may have seen their own part in it.
      It may have taken some courage, because you could have turned them away.
      They may want the next talk to be a better one than the last.
      They may show with a small gesture what they cannot put into words yet.`,
    guarded: `
      They may want the bad mood to end more than they want to talk about the cause.
      It may be that they hope you will let the matter drop.
      They may think of it as a draw, while you are still hurt.
      They may offer peace often and change little afterwards.
      It may be that they need harmony just now because something else is on.`,
    open: `
      I don't want to fight either.
      I'm glad you took the first step.
      Thank you for reaching out.
      I've felt bad about it as well.
      Good that you write, I was about to.
      I've calmed down a bit by now.
      I've been hoping that one of us would write.
      I don't like it either when we're like this.`,
    close: `
      Let's be kind to each other first and talk about it once we've both slept.
      I'd like to understand what it was about for you.
      I said some things I'm not happy with, and I'd like to tell you which.
      Shall we each say what we'd wish for next time, and nothing about who began?
      I still need to talk about one point, but without quarrelling.
      When could we have half an hour in peace?
      Can we begin with a hug?
      I'll say sorry for my part as well.`,
    other: `
      It may be that {who} thought about what to write for a good while.
      Perhaps {who} feared that you would stay cold.
      Maybe {who} learnt at home that a quarrel is over once somebody makes tea.`,
    own: `
      Ask yourself what you want more at the moment, to be close or to be right.
      Look at how much of your anger belongs to this quarrel and how much to older ones.
      Notice whether you let others come to you, or sometimes take the first step.`,
    check: `
      {who} wanted to brush the matter under the carpet
      making up means giving in
      {who} had no idea how much it hurt you`,
    step: `
      Take up the offer today with one warm sentence, and put the subject off until tomorrow.
      Agree on half an hour this week for what is still open.
      Name one thing that you regret yourself before you name one that you wish for.
      If you are not ready, say so and give a time when you probably will be.`,
  },
  {
    name: 'opening-up-about-feelings',
    move: 'repair',
    written: `
      This is hard for me to say but I've been feeling lonely with you
      i never told anyone this but sometimes im scared ur gonna leave
      I'm not good with words. I just want you to know that it hurt when you laughed
      can i be honest, i felt left out last night and i dont know why it got to me so much
      I feel like I'm disappearing a bit since the baby came
      When you go quiet I get frightened. I know it's not your fault
      I've been pretending to be okay about your new job and I'm not, I'm sad
      its embarrassing but i get jealous of your friends sometimes
      I find it difficult to ask for comfort. I never learned to. I'm trying.
      I don't feel wanted lately. There, I said it.
      Dad, I've carried this around for years: I always felt I had to earn your love
      i cry in the car before i come home and i think you should know that
      I think I'm falling in love with you and it terrifies me
      Telling you this makes my hands shake. I need you more than I show
      I'm overwhelmed and I'm scared that you think less of me for it
      i feel kinda invisible in our group, like nobody would notice if i wasnt there
      It isn't easy for an old man to admit, but I felt hurt when you moved the Christmas dinner
      I want to let you in more, I'm just afraid of what happens if I do
      I felt ashamed when you corrected me in front of the team. I wanted you to know, I'm not angry.
      ok deep breath. I feel safe with you and that's new for me and I don't know how to handle it`,
    tone: `
      Open and vulnerable
      Brave, a little shaky
      Honest, without reproach
      Close to the bone`,
    does: `
      It shows you something that would have been easier to hide.
      With {q}, they trust you not to use it against them.
      It asks to be received before it is answered or solved.
      It may sound like a complaint, though it speaks mainly of what goes on inside them.
      It makes a closeness possible that smooth words do not.`,
    kind: `
      They may have turned it over for days before they found the courage.
      They may want to be known by you, with what is difficult as well.
      It may be that they do not need a solution, only that you stay.
      They may feel that the two of you are strong enough for it.
      They may be trying a new way instead of sulking or attacking.`,
    guarded: `
      They may hope that you will now change something without their having to ask.
      It may be that they have been alone with it too long and now everything comes at once.
      They may not know themselves yet what exactly hurts.
      They may be testing, without meaning to, whether you can take their heavier sides.
      It may be that they expect a comfort that you cannot always give.`,
    open: `
      Thank you for telling me that.
      I'm glad you trust me with this.
      I can imagine that it wasn't easy to write.
      I'm here, and I've read every word.
      That touches me.
      I didn't know that, and I'm glad I do now.
      I didn't know that, and I'm glad I do now.
      That took courage.`,
    close: `
      You don't have to put it more nicely for me.
      What would do you good right now?
      I'd like to talk about it in peace, tonight if you like.
      It doesn't change how much you mean to me.
      Since when has it been like that for you?
      I don't know the right answer yet, but I'm not going anywhere.
      I'd like to hear more about it, whenever you want to tell it.
      What would do you good when it gets like that?`,
    other: `
      It may be that {who} felt sick with nerves after pressing send.
      Perhaps {who} had bad experiences with being open.
      Maybe {who} hoped above all that you would not fall silent.`,
    own: `
      Notice whether you want to explain or put right before you have listened.
      Ask yourself what feelings of other people make you want to get away.
      You could think of the last time you said something like this, and what helped.`,
    check: `
      {who} wanted to blame you with it
      you have to solve it straight away
      strong feelings today will be as strong tomorrow for them`,
    step: `
      Write back within the hour, even if it is only that you have read it and are glad.
      Ask for half an hour together today, with the phones out of reach.
      Repeat in your own words what you have understood, and ask if that is it.
      Ask again in three days how it is now, without being prompted.`,
  },
];
