import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const friendsNextDoor: readonly Situation[] = [
  {
    name: 'flatmates-mess',
    matter: 'the mess in the flat you share',
    place: 'friends',
    told: `
      My flatmate leaves his pans in the sink until something grows in them.
      I live with two girls and I'm the only one who ever cleans the bathroom.
      came home n there was hair in the shower, crumbs everywhere and my milk was gone again, roomies are pigs
      We have a cleaning rota on the fridge and my housemate treads past it as if it were art.
      She says I'm obsessive because I would like to see the kitchen floor once a week.
      I took his dirty plates and put them on his bed. Now we don't speak in our own kitchen.
      The new lodger in our shared house eats my food and puts the empty packets back.
      nobody takes the bins out except me and there are five ppl living here
      My roommate's clothes are all over our dorm room and I climb over them to get to my bed.
      In our senior house share, Brigitte washes up with cold water and leaves everything greasy.
      How do I get my flatmates to clean up after themselves?
      What should I do about a roommate who never does his share of the chores?
      How do I deal with a dirty shared kitchen without becoming the mother of the flat?
      How do I tell my flatmate that his dishes drive me mad, without leaving another note?
      What do I write in the flat chat about the bathroom so that people don't roll their eyes?
      flatmate never washes up`,
    under: `
      it may be less about the mess than about {who} counting on you to give in first
      perhaps you come home tired and find no corner that feels like yours
      maybe you dislike what it turns you into, somebody who counts and complains to {who}
      it may well be that by cleaning up after {who} you feel told that your time is worth less
      possibly you liked living with {who} and miss how easy it could be
      you might wish to be asked once by {who} what it is like for you`,
    ask: `
      Which single thing, if it were done, would take away half of your anger?
      What do you see first when you come in, and what do you do then?
      What was agreed when you moved in together, and what did each of you just assume?
      How was it in the homes where each of you grew up?
      How have you said it so far, with notes, with sighs, with clattering, or with words?
      What do you like about living there, that you would not want to lose over this?`,
    other: `
      Quite possibly {who} never saw it, as one stops seeing a picture that has hung there for years.
      Reminders may sound to {who} like orders, and bring out some defiance.
      Perhaps {who} did other things that you see less, and felt that nobody counted those.
      Exams, shifts or low spirits could leave {who} with no strength for the flat.
      When somebody always cleans in the end, {who} might never learn that it was anyone's turn.`,
    own: `
      You may be cleaning with gritted teeth what {who} might have done a day later.
      Your standard is a good one for your own room, and for the rest you and {who} may need one in between.
      Sighs and silence tell {who} that you are angry, but not what you would like.
      You can look at how long you wait, and whether the first word comes when you are already at your limit.`,
    step: `
      Pick the one thing that bothers you most and ask {who} for that alone, this week, face to face.
      Suggest to {who} a half hour on Sunday at six with music, when everybody cleans at once.
      You could give each of you one shelf, one pan and two plates, and put the rest in a box for a month.
      Say it to {who} with a time instead of a reproach, for example: could the sink be empty by ten tonight?
      Ask {who} which chore is the least awful, and offer to swap for the one you mind least.
      Agree with {who} on one small corner that stays clear from today, and try it for a week.`,
    words: `
      I'd feel so much better at home if we shared this. Could you do your part today?
      I don't want to be the one who nags. Can we find a way that runs by itself?
      Maybe I mind it more than you do. What would you find fair?
      I don't want to be annoyed with you. I'd like us to split the cleaning.
      I can live with some mess, I just don't want to be alone with it. Which part could you take on?
      I like living with you. This is the one thing that spoils it for me.`,
    deal: `
      clean together for thirty minutes on Sundays instead of by a list
      keep one rule only for now: the sink is empty at night
      pay for a cleaner twice a month out of the shared kitty
      split by task and not by week, each with the one they mind least`,
  },
  {
    name: 'flatmates-noise-guests-rent',
    matter: 'noise, guests and rent in the shared flat',
    place: 'friends',
    told: `
      My flatmate's boyfriend practically lives with us and pays nothing.
      It's three in the morning and my housemate is gaming and shouting into his headset again.
      he pays his part of the rent late every single month and i have to cover it bc the lease is on me
      There are strangers on our sofa whenever I come home from a night shift.
      She practises the trumpet in our flat while I'm writing my thesis.
      We split the electricity in equal parts, though he heats with the window open.
      My roommate has loud sex through a very thin wall and I've got my finals.
      They throw parties on weekdays and I'm the spoilsport of the house because I start at six.
      my flatmate moved out from one day to the next and owes us two months rent
      My lodger smokes at the window, brings people in at midnight and says I am too old to understand.
      What do I do about a housemate whose girlfriend stays over every night?
      How do I deal with a roommate who is loud at night when I have to sleep?
      How should we share the rent fairly when one room is much bigger?
      How do I tell my flatmate that I don't want overnight guests all week?
      What do I write to my roommate about the rent he owes to the rest of us?
      flatmate's guests every night`,
    under: `
      perhaps this is not so much about that one time as about never being quite able to rest in your own home
      perhaps you feel like a visitor in your own home, and {who} may not see it
      maybe it wears you down to be the one who has to say something to {who}, every time
      it could be that what tires you most is rehearsing what to say to {who}
      possibly you fear that {who} would call you a spoilsport, and you never wanted to be one
      you might want {who} to think of you once, without being told`,
    ask: `
      When or where do you most need the flat to feel like yours?
      What would be fine with you, if you could name a number?
      What did you do the last time it happened, and what would you have liked to do?
      What was said about visitors, noise and money before you moved in?
      Where do you go when it gets too much, and what does that cost you?
      What might be annoying about you to live with, and has anybody told you?`,
    other: `
      It is possible that {who} grew up in a full house and felt at ease with it.
      As nobody said anything, {who} may have taken the first time as a yes to all others.
      Perhaps {who} felt lonely at home, and wanted some life in the place.
      Late money could mean late wages, and {who} may be too ashamed to say so each month.
      From another room it may look different: {who} might honestly have no idea how much reaches you.`,
    own: `
      If you have only sighed so far, {who} may believe that you do not mind.
      You can look at whether you ask {who} late at night in anger, or at noon with a coffee.
      It may help to decide which one thing matters most to you, since {who} could hardly change five at once.
      If you have paid in advance for {who}, it can quietly become a habit, and you may stop.`,
    step: `
      Find {who} tomorrow in daylight and ask for one thing with a clock time or a date.
      If it is about visitors, propose to {who} a number of guest nights a week, and say yours first.
      If it is about noise, you could let {who} hear it once from your room, at the usual level.
      Write down this week what the flat costs each month and who pays which part, and look at it together with {who}.
      If it is about rent, ask {who} for a standing order on the first of the month, and offer to set it up together.
      Hang a small calendar by the door where everybody marks exams, early shifts and visitors.`,
    words: `
      I need to be able to rest at home. Can we find a rule that works for both of us?
      I don't want to spoil anything for you. I'd just like to feel at home here too.
      It's getting too much for me. Please think of me next time.
      I'd like us to agree on something that lasts. When do you have half an hour?
      I don't want to be the one who always complains. Could we sit down once and settle it?
      What bothers you about me? Then we can do all of it in one go.`,
    deal: `
      fix quiet hours for weekdays and leave the weekends free
      allow three guest nights a week each, and share the bills anew from the fourth
      announce parties five days ahead, with a veto in exam weeks
      pay rent by standing order on the first, and tell each other by the twentieth if it gets tight`,
  },
  {
    name: 'neighbours-noise-or-quarrel',
    matter: 'the trouble with the neighbour',
    place: 'friends',
    told: `
      The couple above us stamp about until one in the night and bang on the floor when my baby cries.
      My neighbour lets his hedge grow over my fence and shouts when I cut it.
      ndn parks in front of my garage every day n laughs at me when i say something
      The dog next door barks from eight to five and the owner says dogs bark.
      Since I complained about the drilling on Sundays, the man from number twelve no longer greets me.
      We have lived wall to wall for thirty-five years and now she sends me a solicitor's letter over a cherry tree.
      My downstairs neighbour rings the bell each time my children run across the room.
      someone in our building puts nasty notes on my door about my shoes in the hallway
      The family in the next garden have barbecues every evening and the smoke drifts into our bedroom.
      I can hear every bass note from the student next door, my cups tremble in the cupboard.
      How do I deal with a neighbour who makes noise at night and doesn't care?
      What can I do so that this feud over the parking space doesn't go on for ever?
      How should I behave on the stairs with neighbours who are hostile to me?
      How do I tell the people upstairs that their floor sounds like a bowling alley?
      What do I put in a note for my neighbour's letter box about the barking?
      neighbours are loud again`,
    under: `
      it may have less to do with the thing itself than with {who} reaching into the place where you want to rest
      perhaps your body now listens for {who} even when all is quiet
      maybe what makes you angry is that {who} could end it with so little and did not
      it might be that you feel at the mercy of {who}, since one cannot just move a home
      possibly it hurts to have somebody like {who} against you in the very place where you live
      you might wish most of all to hear a plain sorry, I had no idea, from {who}`,
    ask: `
      When in the day or night is it at its worst for you, and what are you doing then?
      What has been said so far, by whom, and in which tone?
      Have you ever spoken when it was quiet and nobody was angry?
      What would you settle for, if you cannot have perfect silence?
      What do you know about the lives on the other side of that wall?
      What would it be like to meet on the stairs and simply nod again?`,
    other: `
      Quite possibly {who} lived as usual and had no idea what arrives at your side.
      It might be that {who} felt attacked by the first complaint and only defended from then on.
      Night shifts, small children or worries could be behind it, and {who} may not like it either.
      Perhaps {who} collected grievances about you as well, and never said them.
      Old quarrels often go on because neither side knows how to end them, and {who} could be as tired of it as you.`,
    own: `
      A first word in anger may be one that {who} could not forget so soon, and it can be mended.
      You may be waiting for it by now, and that costs you rest even on days when {who} did nothing.
      If you have paid something back to {who}, you could stop that part for a week.
      Easing it on your own side is not giving in, if it lets you rest.`,
    step: `
      Go over to {who} in the late afternoon, on a quiet day, with your name, a smile and one request.
      Note for seven days when it happens and for how long, so that you can speak of times and not of always.
      You could put a card in the letter box of {who} with your phone number: please ring me if we disturb you too.
      If talking to {who} did not work twice, ask the landlord or a neighbourhood mediator this week what the usual way is.
      Say good morning to {who} every time for two weeks, whatever comes back.
      If somebody gets threatening, do not ring at that door; write it down and tell the landlord or the police.`,
    words: `
      It's getting hard for me to feel at ease at home. Could we look for a solution together?
      You may not know how much it reaches me over here. Could I show you?
      I'd like us to get on. Can we start again?
      It doesn't have to be perfect for me. A little more consideration would help a lot.
      If something on my side bothers you, please tell me too. I'd rather know.
      I'd like us to greet each other in peace. What would you need for that?`,
    deal: `
      swap phone numbers and send a short text instead of knocking on the wall
      agree on hours: nothing loud after ten, and the drill on Saturdays before noon
      share the cost of a carpet, a fence or a felt pad for the chairs
      announce parties with a note and an end time`,
  },
  {
    name: 'silence-after-a-loss',
    matter: 'the silence after your loss',
    place: 'friends',
    told: `
      My mother died in March and my oldest friend has not said one word about it.
      Since my husband's funeral my own sister hasn't called. Not once in four months.
      i lost the baby and my friends just act like it never happened
      People cross the street when they see me since my son took his life.
      My brother sent a thumbs up to the message that our father was gone, and since then nothing.
      All of them came to the service and afterwards the phone stopped ringing.
      My cousin, who was like a twin to me, found no card, no flower, no line when I buried my wife.
      They told me life goes on, three weeks after he died, and I've been alone with it ever since.
      when my dog died after 14 yrs my best friend didnt even reply, i know its a dog but still
      My daughter-in-law changes the subject whenever I mention my late husband.
      What do I do with the disappointment about friends who disappeared when I was mourning?
      How can I forgive my aunt that she didn't get in touch after my dad's death?
      How do I deal with people who behave as if my loss never took place?
      How do I tell my sister how much her not calling after the funeral hurt me?
      What could I write to a friend who kept away when I was grieving?
      nobody called after mum died`,
    under: `
      perhaps it feels like a second loss, and nobody speaks about this one
      maybe it is less about a card than about {who} leaving you alone at the coldest moment
      maybe it feels as if, for {who}, the one you lost had not counted
      it is possible that you would have been there for {who} without being asked, and that makes it so bitter
      possibly it is easier to be angry with {who} than to miss the one who is gone
      you might long for somebody to say the name out loud, and you had hoped it would be {who}`,
    ask: `
      Who was it that you lost, and what should people know about them?
      In which week did you most expect the phone to ring?
      What would have been enough, in the smallest form?
      Who did come, perhaps somebody you would never have thought of?
      What do you imagine was the reason, and what would it change if it were another?
      What would you like now, an explanation, a sorry, or somebody to remember with?`,
    other: `
      Some people are so afraid of saying the wrong thing that they say nothing, and {who} may be one of them.
      It could be that your loss touched a grief of {their} own that {who} never dared to open.
      After the first missed week {who} may have been too ashamed to ring, and each week added to it.
      Perhaps {who} thought that you wanted peace, because you seemed so composed.
      Whatever kept {who} away, it left you alone with it, and that hurt is real.`,
    own: `
      You owe {who} no understanding while you are still short of breath yourself.
      If you said “I'm managing”, {who} may have believed it, and you could now say how it truly is.
      It may be worth asking what you want to carry on top of your grief, and for how long.
      You may let somebody near who did come, even though you had wished that it would be {who}.`,
    step: `
      Write {who} three honest lines this week about what you missed, and send them only if they still feel right on Sunday.
      Ask one person to let you tell stories about the one you lost, for an hour this week.
      You could tell {who} exactly what would help now: ring me on Sunday, come for an hour.
      Thank one person who did come, in one sentence, before the week is over.
      Look for a group for people who mourn near you, and ask when they meet next.
      If {who} should call after all, you may say that you are glad and that it comes late, both in one breath.`,
    words: `
      I waited for you, more than for anyone. It still hurts, and I didn't want to keep it from you any longer.
      You didn't need to say anything clever. I would have liked to hear your voice.
      I don't want to be angry with you on top of everything. Can you tell me how it was for you?
      It isn't too late. I'd still like to talk to you about it.
      Please talk about it with me. It doesn't make me sadder, it makes me less alone.
      I know you may not have known how. I needed you anyway.`,
    deal: `
      do something together in memory, without needing to talk
      ring each other on the days that are hard
      say the name whenever it comes up, and allow the tears
      agree that “I don't know what to say” is a good enough beginning`,
  },
];
