import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const coupleTrust: readonly Situation[] = [
  {
    name: 'jealous-without-a-reason',
    matter: 'your own jealousy',
    place: 'couple',
    told: `
      I am so jealous and I know he has done nothing, it is all in my head
      my girlfriend laughs with a colleague and I lie awake all night although I trust her
      Whenever he goes out with his friends I imagine the worst, and he has never given me a reason
      i get jealous of every pretty woman we pass in the street, i check if my husband looks
      She had a wonderful life before me and I cant stop comparing myself with the men in her past
      my last boyfriend cheated on me and now I punish the new one who is lovely and honest
      I know my jealousy is irrational but my stomach turns when her phone lights up
      my wife is a dance teacher, touching others is her job, and I sit at home feeling sick with envy
      he mentioned a new coworker three times and I made a scene out of nothing
      at 63 I am jealous like a teenager because he has coffee with a lady from the choir
      How do I stop being jealous when my partner hasn't done anything wrong?
      What can I do against this feeling when she goes out without me?
      how do i deal with my own insecurity before i ruin a good relationship
      how do i tell my boyfriend that i am jealous without accusing him
      What can I say to her after I made a jealous scene that she did not deserve
      im jealous for no reason`,
    under: `
      it may be less about anything {who} did than about the fear of not being enough
      perhaps you would like a little reassurance from {who} and are ashamed of needing it
      it could be that an older hurt still speaks up in you, one that {who} never caused
      maybe you compare your inside with the outside of everybody {who} might meet
      it might be that you long for more warmth with {who}, and the fear gets there first
      perhaps what you fear most is driving {who} away by being afraid of losing {them}`,
    ask: `
      What picture comes up first when the feeling starts?
      What do you know for sure in that moment, and what does your mind add?
      When in your life did you feel replaced or left behind before?
      What do you usually do then: ask, check, go quiet or get sharp?
      What did {who} once say or do that truly calmed you?
      What might {who} love about you that nobody else could bring?`,
    other: `
      It may be that {who} felt helpless, because no answer seemed to stay with you for long.
      Perhaps {they} began to tell you less, simply to avoid worrying you.
      It could be that {who} took your jealousy for mistrust in {their} character.
      Maybe {who} would have liked to comfort you, had {they} known how frightened you felt.
      Possibly {they} knew that feeling too and hid it better.`,
    own: `
      The feeling is allowed; what you do with it in the first ten minutes is where you have a choice.
      You could tell {who} about the fear itself, because questions about the evening only feed it.
      Look at how much of your worth hangs on where {who} might look.
      Think of what makes an evening good for you, so that it does not depend on where {who} might be.`,
    step: `
      Tell {who} this week, at a quiet moment, what the fear looks like from the inside and that it is yours.
      Wait half an hour the next time before you ask {who} anything, and use it for a walk or a shower.
      Plan something you love for the next evening on which {who} will be out.
      Write down tonight what you know and what you imagine, in two columns.
      Ask {who} for one small thing that helps, such as a good-night message, and leave it at that one.
      Name three things by Sunday that you bring into this love, and read them when the pictures come.`,
    words: `
      You have done nothing wrong. I get scared sometimes that I am not enough, and I wanted to tell you that.
      I know that it is my fear talking. Please do not take it as mistrust.
      A hug from you helps me more than any explanation. Could I have one?
      I want you to be free to enjoy yourself. A short message from you now and then would help me.
      Sometimes I need to hear that we are all right. Please be a little patient with me.
      What do you like about us? I would love to hear it today.`,
    deal: `
      have a sentence for “I am scared at the moment” that needs no defence
      keep a small habit for evenings apart, such as one message at bedtime
      meet each other's friends and colleagues now and then, over a simple meal
      answer fear with a hug first and with facts only if wanted`,
  },
  {
    name: 'partner-jealous-of-friends',
    matter: 'a partner who gets jealous of your friends',
    place: 'couple',
    told: `
      my boyfriend sulks every time I meet my best friend, because he is a man
      She gets jealous when I have a beer with the guys after training
      my husband makes a face when I talk about my colleague Tom, we only share an office
      my girlfriend thinks every woman I know is after me
      I came home happy from a girls' night and he was offended all evening because I had fun without him
      my wife is envious of the time i spend with my old school friend, she counts the hours
      He asks who liked my picture and why I laughed so much with the neighbour
      i have been best friends with Anna for 15 years and my new partner feels threatened by her
      when I tell my partner about choir practice he goes quiet, he thinks there is somebody there I fancy
      she is jealous of my dog walking group, believe it or not, we are all over seventy
      How do I deal with a jealous boyfriend when there is nothing to be jealous of?
      What can I do to reassure my girlfriend about my female friends?
      should i stop telling him about my friends, he gets so insecure
      how do i tell my husband that my friendship with Paul is harmless
      What words could I use to let her know I love her and still want to see my friends
      he is jealous of my friends`,
    under: `
      it may be less about one friend than about being believed when you say that there is nothing
      perhaps you feel suspected by {who}, although you have given nothing but honesty
      it could be that you have begun to think twice about what you tell {who}, and miss being carefree
      maybe your friends hold a part of you that {who} could never replace, and need not
      it might tire you to reassure {who}, when you would rather simply be trusted
      perhaps you come home happy and wish that {who} could be happy with you`,
    ask: `
      In which situations does it show, and when is it no matter at all?
      What do you do when you notice it: explain, leave things out or get angry?
      What have you already given up or left unsaid because of it?
      What do your friends give you that you would not want to be without?
      What did {who} go through before you that might still ring in {their} ears?
      What would you like to hear when you come home from an evening out?`,
    other: `
      It may be that {who} had been left once without warning, and could not quite forget it.
      Perhaps {they} saw you glow after such an evening and missed being the reason for it.
      It could be that {who} had few friends of {their} own at the moment and felt left over.
      Maybe {who} felt ashamed of the jealousy and hid it behind remarks.
      Possibly {they} knew these people only from stories, and filled the gaps with worries.`,
    own: `
      You do not have to give up a friend to calm {who}; a fear like that seldom becomes smaller by being obeyed.
      Look at whether there are things you leave out to keep the peace; they could look like secrets to {who} later.
      You could bring some of the glow of such evenings home to {who}, so that {they} would not only see you leave.
      It may be good to decide for yourself which questions you like to answer, and which go too far for you.`,
    step: `
      Invite your friends for something simple within the next two weeks, if you like, so that {who} could put faces to the names.
      Tell {who} before the next evening out when you will be home, and what you look forward to doing with {them} after that.
      Ask {who} on a quiet day this week what exactly {they} feared, and let {them} finish before you answer.
      Keep your next meeting with your friends as planned, and tell {who} about it freely afterwards.
      Tell {who} in one sentence what you will gladly do to help, and in another what your friends mean to you.
      Plan one evening this week with {who} that you look forward to as much as to the ones with friends.`,
    words: `
      I love you, and I love my friends. You do not lose anything when I spend an evening with them.
      It hurts me when you doubt me, because I have nothing to hide. What is it that frightens you?
      I would like to be able to tell you about it freely, and to see you pleased for me. Can we try that?
      My friends matter to me, and I would be happy if you got to know them. Would you like to come along one day?
      I do not want to begin leaving things out, so please let me tell you everything without a quarrel.
      What would help you when I am out? Sending you a message is something I am glad to do.`,
    deal: `
      introduce friends to each other early, over something simple
      keep friends as free time that needs no permission, and say when you will be back
      speak about a fear as a fear, and never as an accusation
      plan one evening out each and one evening together, every week`,
  },
  {
    name: 'looked-into-their-phone',
    matter: 'having looked into the phone of your partner',
    place: 'couple',
    told: `
      I went through my boyfriend's phone while he was in the shower and I found nothing, now I feel disgusting
      I read my wife's messages to her sister and saw what she wrote about me, and I cant unsee it
      i know her passcode and I check her chats at night, I cant stop doing it
      He left his laptop open and I scrolled through his mails for an hour
      I have been secretly looking at my girlfriend's location and hate myself for it
      my husband doesn't know that I read his diary, it said he is unhappy at work and never told me
      I snooped in her phone and found out she is planning a surprise for me, now I have to act
      I looked through his photos and chats, nothing bad, but how do I face him
      every time he leaves the room my hand goes to his mobile, I have no proof of anything, just this urge
      she caught me with her phone in my hand and now she says she cant trust me
      Should I confess to my partner that I looked through his phone?
      What do I do now that I have read her private messages and found nothing?
      how can i stop checking his phone behind his back
      how do i tell my girlfriend that i read her chats
      What do I say to him to apologise for spying on his mobile
      i read his messages secretly`,
    under: `
      it may be less about the phone than about a question you did not dare to ask {who} aloud
      perhaps you were looking for proof that you may feel safe with {who}, and such proof cannot be found there
      it could be that you do not like yourself in this, and that weighs more than what you saw
      maybe you miss knowing what goes on in {who}, and went looking for it there
      it might be that what you saw, or did not see, is hard to carry next to {who} now
      perhaps you are afraid that telling {who} would cost you the trust that you were trying to check`,
    ask: `
      What were you hoping to find, and what were you afraid of finding?
      What had happened in the hours or days before your hand reached for it?
      What do you know now that you cannot forget?
      Which question to {who} might be hidden in that search?
      How would you feel if {who} had done the same with your phone?
      What would you need in order to leave it lying there the next time?`,
    other: `
      It may be that {who} would feel watched in a place that was meant to be {their} own, even with nothing to hide.
      Perhaps {they} wrote things there to let off steam which {they} never meant so harshly.
      It could be that {who} sensed something already, from the way you have been lately.
      Maybe {who} would rather have heard your worry, even a clumsy one.
      Possibly {they} could understand the fear behind it, if you brought an apology first and no excuse.`,
    own: `
      You could own it in one plain sentence to {who}, without the “but you” that would like to follow.
      Look at the feeling just before the urge; that is the moment for a word to {who}, for a friend or for a walk.
      It may help to make the next time harder for yourself: forget the code, put the thing in another room.
      Nobody but you can decide how to tell {who}; ask yourself how it would be to carry it, and how it would be to have said it.`,
    step: `
      Decide by Sunday when you will tell {who}, and write the first sentence down before you do.
      Tell {who} this week about the worry that came before it, and say honestly how you tried to calm it.
      Delete the code, the app or the shared access today that makes looking so easy.
      Go out of the room for ten minutes the next time the urge comes, and write down what you are afraid of.
      Tell somebody you trust about it within the next days, so that you are not alone with it.
      Ask {who} on a calm evening how {they} would like you two to handle phones and privacy.`,
    words: `
      I am ashamed of it, and I am sorry. I want to tell you what I was afraid of.
      It was not right, and I do not want to do it again.
      You may be angry with me. When you are ready, I would like to say what was going on in me.
      I should have asked you instead. Would you let me ask it now?
      I understand if it takes time before you can trust me with your things. What would help you?
      I want to feel safe with you by talking to you and not by searching. Can we take an hour for that tomorrow?`,
    deal: `
      agree that phones, letters and diaries are private, with or without a code
      give every worry a chance to be asked aloud within a day
      show each other things only when the owner offers it
      switch off shared locations, unless both of you like having them`,
  },
  {
    name: 'partner-read-my-phone',
    matter: 'your phone being looked through',
    place: 'couple',
    told: `
      my boyfriend read my chats with my best friend while I was asleep
      I caught my wife going through my phone, she said she just wanted to check the time
      he knows things he could only know from my messages, so he must have been in my mobile
      my girlfriend scrolled through my photos from before we met and now she is upset about an old picture
      My husband opened my letters and my mail account and thinks that is normal when you are married
      she read my diary, my private thoughts, and quoted a line from it in an argument
      I left my tablet on the sofa and when I came back he was reading my conversation with my mum
      my partner admitted that he has looked in my phone twice, he found nothing of course
      I have nothing to hide and still it makes me furious that she searched my pockets and my bag
      He apologised for spying on my WhatsApp but something has cracked for me
      What should I do after finding out my partner has been snooping in my phone?
      How do I deal with the fact that she read my private messages behind my back?
      how can i leave my phone lying around again, he read my mails without asking me
      how do i tell my girlfriend that my phone is private even though i have no secrets
      What do I say to my husband about reading my messages to my sister
      she went through my phone`,
    under: `
      it may be less about what was read than about a door {who} opened without knocking
      perhaps what you write is a place to think aloud, and {who} walked into it uninvited
      it could be that your word should have been enough for {who}, and a search says that it was not
      maybe you also think of the people who wrote to you, and not to {who}
      it might be that you now watch your own sentences, as if {who} could be reading along
      perhaps you feel accused by {who} of something that nobody ever said aloud`,
    ask: `
      How did you find out, and what was your first feeling in that second?
      What did {who} say about why it had come to that?
      Which part of what was read do you mind most that it was seen?
      What has changed since then in what you write or where you leave your things?
      What would you need from {who} for your door to feel closed again?
      Which question would you have answered gladly, if it had been asked?`,
    other: `
      It may be that {who} felt afraid of something and found searching easier than asking.
      Perhaps {they} had been deceived in an earlier love, and looked for the same thing where it was not.
      It could be that {who} came across something by chance, and then could not stop reading.
      Maybe {who} grew up in a house without closed drawers, and never learned that some things are private.
      Possibly {they} felt ashamed as soon as it had happened, and made it sound smaller than it was.`,
    own: `
      You may want your privacy without having to prove to {who} that there is nothing in it.
      You could keep two things apart with {who}: what was read, and that it was read.
      If there is something you have not been telling {who}, that is a talk of its own, and the time for it is yours to choose.
      You are free to change your codes without explaining it as a punishment for {who}.`,
    step: `
      Change your codes today if that helps you to rest, and tell {who} calmly that you did and why.
      Ask {who} on a quiet evening this week what the fear was that came before it, and only listen at first.
      Write in two sentences what you need from now on, and say them to {who} before Sunday.
      If messages from others were read too, think by the weekend about whether they should know, and tell {who} what you decide.
      Agree with {who} by the weekend on what is private for each of you: phones, letters, diaries, bags.
      Give yourself a few days before you talk about forgiving it, and tell {who} which day you have in mind.`,
    words: `
      It has shaken me a little, and I would like to be able to trust you again. How can we get there?
      It hurt me that you searched instead of asking. What were you worried about?
      There are things I would like to keep to myself, and that says nothing about how I feel for you. Please respect that.
      I need to feel that what is mine stays mine. Can I rely on that?
      If you want to know what I think or feel, please come to me. I would rather tell you myself.
      I would like to trust you with my things lying around again. Will you promise me that you will ask first?`,
    deal: `
      agree that each of you has a private corner that nobody has to justify
      ask the question within a day when a fear comes up
      knock, with phones as with doors
      let whoever broke the trust suggest what could mend it`,
  },
];
