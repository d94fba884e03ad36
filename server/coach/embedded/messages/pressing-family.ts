import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';

export const pressingFamily: readonly MessageKind[] = [
  {
    name: 'worry-that-criticises',
    move: 'criticism',
    written: `
      I only say this because I worry about you
      Have you put on weight, love? I'm just concerned about your health
      Are you sure that job is right for you? I lie awake over it
      You look so tired in the photos. Is he looking after you?
      dont take this the wrong way but the baby should be sleeping through by now
      At your age I had a pension plan. I worry, that's all.
      We just want what's best for you and we don't think she is
      I'm your mother, I'm allowed to be worried when you live like a student at 34
      are u eating properly? that flat looked like a bomb hit it
      Dad and I were wondering if you'd thought about what happens if the business fails
      You know I don't like to interfere, but is it wise to give up nursing for painting?
      I do hope you don't wear that to the interview sweetheart
      Your cousin bought a house. I just don't want you to be left behind
      I worry the children get too much screen time at yours. It's not a reproach.
      Don't be cross but you really should do something about your hair, people notice
      only thinking of you darling, thirty eight is not too late but you must hurry a bit
      I'm concerned that you drink too much coffee and never rest, no wonder you're single
      son you cant go on like this, mum is worried sick about your job situation
      I read an article about vegan toddlers and had to think of you. I'm just saying.
      we are a little anxious about you travelling alone, a sensible girl would think twice`,
    tone: `
      Worry with a raised finger
      Loving and hard to take
      Care that pinches
      Advice nobody asked for`,
    does: `
      It shows concern and hands out a mark at the same time.
      With {q}, you can hardly object without seeming ungrateful.
      It treads on ground that you have decided for yourself.
      It tells you at least as much about their fears as it does about your life.
      What reaches you from {q} may be “you are not managing”, even if “I am thinking of you” was meant.`,
    kind: `
      They may truly lie awake over it and have no other way of showing love.
      They may find it hard to see in you the adult who looks after things alone.
      It may be that they want to spare you what they went through themselves.
      They may know little of your everyday life and fill the gaps with fear.
      They may miss having a part in your decisions.`,
    guarded: `
      They may see their own way of living as the only sensible one.
      It may be that they call it worry because criticism would be turned away.
      They may care about what the relatives and the neighbours think.
      They may hope that you give way if they repeat it often enough.
      They may find it hard to see you content with something they would not have chosen.`,
    open: `
      I know that you're thinking of me.
      I can tell that you worry, and I don't take it lightly.
      I know it comes from a good place.
      It matters to me what you think of me.
      When you write something like that, it mostly reaches me as criticism.
      I'm getting on better than you may think.`,
    close: `
      I've thought about it carefully, and I'd like to decide it myself.
      I'd be glad if you asked me how I'm doing and left the advice until I ask for it.
      What exactly are you afraid of?
      If I need help with it, I'll come to you.
      Let me tell you what's going well when we speak at the weekend.
      It would do me good to hear that you trust me to manage.`,
    other: `
      It may be that {who} felt useless since you stopped needing daily care.
      Perhaps {who} heard the same sentences from their own parents and took them for love.
      Maybe {who} only wanted to hear that you are well.`,
    own: `
      Ask yourself whether it hits you because a part of you has the same worry.
      Look at how much you tell them about your life, and what you leave to their imagination.
      You can be moved by the care and still not take the advice.`,
    check: `
      {who} thought of you as a failure
      you have to convince them in order to do it your way
      {who} never felt proud of you`,
    step: `
      Reply to the care in one sentence, and leave the advice without an argument.
      Tell them one good thing from your week before the next question comes.
      Ask them on the next call what they were worried about at your age.
      Say once, in a calm voice, which subject you will not discuss any more, and change it each time.`,
  },
  {
    name: 'guilt-about-visits',
    move: 'guilt_trip',
    written: `
      I suppose you're too busy to visit your old mother
      Don't worry about us, we're used to being alone
      it would be nice to see my grandchildren before theyve finished school
      We haven't seen you since Easter.
      Who knows how many Christmases your dad has left
      I made your favourite cake but then nobody came
      You'll be sorry when I'm gone and you can't ring any more
      Mrs Brown's daughter comes every Sunday, well, she lives near of course
      The house is so quiet. But you have your own life.
      will we be seeing you at all this year or should i stop asking
      Your room is always ready, not that you use it
      dad was asking for u again. i told him ur busy
      We waited with lunch until two. Never mind.
      it's only three hours on the train you know
      You go to her parents every holiday and we get a phone call
      I know young people have no time for old folk
      the little ones wont even recognise their nana soon
      We're not getting any younger, your father and I
      just me and the telly again this weekend. hope u have a lovely time with ur friends
      Grandad sits at the window on Saturdays. I don't have the heart to tell him you're not coming`,
    tone: `
      Missing you, with a sigh
      Lonely and rather reproachful
      An invitation wrapped in guilt
      Longing that presses`,
    does: `
      It says “I miss you” in such a way that you feel guilty.
      With {q}, they show you the empty chair instead of asking for a date.
      It makes each visit feel like paying something off, which takes away the pleasure.
      It reminds you that time passes, and that part is simply true.
      The plain wish in {q} is to see more of you.`,
    kind: `
      They may be lonelier than they like to admit.
      They may be afraid of growing older and of being forgotten.
      It may be that they do not want to ask outright, for fear of hearing a no.
      They may not know how full your weeks are.
      They may come from a time when children lived round the corner.`,
    guarded: `
      They may rely on guilt because it has brought you there before.
      It may be that no number of visits would be quite enough.
      They may set your other family, your friends or your work against themselves.
      They may expect you to do all the travelling.
      They may use illness and age so that you can hardly say no.`,
    open: `
      I miss you too.
      I know that it's been too long.
      I'm thinking of you, even when I'm not there.
      I'd like to see you.
      I can tell that it's been quiet for you.
      It makes me sad to think of you waiting for me.`,
    close: `
      Let's fix a weekend now, so that we can all look forward to it.
      I can't come as often as you'd like, and I don't want to promise what I can't keep.
      How about a call every Sunday at six in between?
      Would you like to come and see me here for a change?
      I come most gladly when you simply ask me.
      What would you enjoy doing together when we next see each other?`,
    other: `
      It may be that {who} felt the quiet most on the days when families meet.
      Perhaps {who} only ever told you half of how lonely it has become.
      Maybe {who} would be happy with a short and regular call.`,
    own: `
      Ask yourself how often you would like to see them if nobody pressed you.
      Look at what keeps you away: the time, the journey, or the mood when you are there.
      Guilt is a poor adviser on how often to go, and fondness is a better one.`,
    check: `
      {who} would be content with nothing less than every week
      {who} wanted you to have a bad conscience
      a visit has to be long in order to count`,
    step: `
      Offer two dates today, and let them choose one.
      Set up a short fixed call this week, ten minutes at the same hour.
      Send a photo or a voice message now and then, before anybody asks.
      Decide for yourself how many visits a year are good for you, and tell them the next one early.`,
  },
  {
    name: 'not-invited',
    move: 'criticism',
    written: `
      I saw you all went out on Friday. Nobody asked me
      so u had a party without me
      Was there a reason I wasn't invited?
      I found out about the barbecue from instagram
      I would have liked to be asked, that's all.
      looks like everyone was there except me 😕
      guess i wasnt on the list
      Heard about the wedding from Aunt June. Congratulations. We didn't get a card.
      You girls went to the spa and didn't even tell me
      It hurts that you took your sister on holiday and not us
      The whole team was at lunch and I was sitting at my desk
      did u forget me or did u not want me there
      I thought we were friends, but then I see the pictures from your birthday
      why wasn't i added to the group
      I know I have small kids now, but I'd still like to be invited
      You had the whole family round at Easter and I was by myself across the road
      not gonna lie, it stung seeing you all in matching shirts without me
      you had leaving drinks for kim and i was the only one who didn't know about it
      everybody got a plus one and I didn't even get a one
      My invitation must have got lost in the post then`,
    tone: `
      Left out and hurt
      Sad, hoping it was chance
      Brave to mention it
      Disappointed, looking for reasons`,
    does: `
      It tells you that they would have liked to be there.
      With {q}, they show a sore spot that many people would rather hide.
      It asks, openly or not, if they still belong.
      It puts you in an awkward place, whether it was an oversight or a decision.
      An honest and warm answer to {q} decides how it goes on between you.`,
    kind: `
      They may feel shut out and wonder what they did wrong.
      They may have had to overcome themselves to mention it at all.
      It may be that they would have been happy just to be asked, even without coming.
      They may have known the feeling of being left out since they were children.
      They may be fond of you and want to know where they stand.`,
    guarded: `
      They may take it that they have to be part of everything.
      It may be that they want you to be so ashamed that it never happens again.
      They may leave no room for you to see some people on their own.
      They may tell others about it before they have heard your reasons.
      They may have turned down many invitations, and now mind that one did not come.`,
    open: `
      I'm glad that you're telling me.
      I can understand that it hurt.
      I'm sorry that you felt left out.
      It wasn't meant to hurt you.
      I didn't think enough about how that would be for you.
      I'd have felt odd too in your place.`,
    close: `
      I'd like to see you, so what about next week?
      I'll tell you honestly how it came about, if you want to know.
      You matter to me, and this doesn't change that.
      It won't be everybody every time, but I don't want you to feel forgotten.
      Is there anything else that's made you feel like that lately?
      Which sort of things would you like to be asked to in future?`,
    other: `
      It may be that {who} looked at the pictures several times and searched for a reason.
      Perhaps {who} wondered all day whether to say anything.
      Maybe {who} felt relieved to have got it out, and worried at once about your reply.`,
    own: `
      Be honest with yourself about whether it was forgetting, convenience or a choice.
      Ask yourself how you would like to be told the reason if it were you.
      You may choose whom you invite, and still be kind about it.`,
    check: `
      {who} wanted an apology more than a reason
      the truth would hurt more than an excuse
      {who} would have to be asked to everything from now on`,
    step: `
      Write today, because every day of silence will feel like an answer.
      Invite them to something definite within the next two weeks.
      If there was a reason, tell them in person, in two sentences, without blaming others.
      Think before the next gathering of who might learn about it from pictures, and tell them beforehand.`,
  },
];
