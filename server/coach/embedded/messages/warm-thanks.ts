import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';

export const warmThanks: readonly MessageKind[] = [
  {
    name: 'thank-you',
    move: 'appreciation',
    written: `
      Thank you so much for yesterday, you saved me
      thx for the lift!!
      I just wanted to say thanks for listening last night. It helped
      ty ty ty ur the best 🙏
      Thank you for the flowers, they're on my desk and everyone is jealous
      Many thanks for your quick help with the figures
      thanks for picking up the kids love, i owe you one
      Dear neighbours, thank you for looking after the house. The plants look better than before!
      I never thanked you properly for being there when Dad was ill. Thank you.
      cheers mate, appreciate it
      thank u for not being weird about me crying in your car
      Thank you for having us, the children haven't stopped talking about the pond
      You didn't have to do that!! thank you 😭❤️
      Thanks for covering for me on Friday, I really appreciate it.
      grandma says thank you for the card, it's standing on her telly
      Got the parcel, what a surprise. Thank you, darling.
      thanks for telling me the truth even tho it wasn't easy to hear
      Thank you for all your work on the project, I know what it took
      thanks mum for the soup, feeling loads better
      It meant the world that you came to the funeral. Thank you for driving all that way`,
    tone: `
      Grateful and warm
      Thankful, from the heart
      Moved by your help
      Pleased with you`,
    does: `
      It tells you that what you did was noticed and did some good.
      With {q}, they give something back without making an account of it.
      It strengthens what is good between you, because it is said aloud.
      It asks for nothing except that you let it in.
      It makes the next asking and the next giving easier for both of you.`,
    kind: `
      They may have been more relieved by it than you could see.
      They may want you to know that it was not taken for granted.
      It may be that they find it hard to accept help and are all the more touched.
      They may have thought about you with warmth since then.
      They may simply have good manners and mean it as well.`,
    guarded: `
      They may feel in your debt and be glad to have the thanks off their mind.
      It may be that they hope to be able to ask again.
      They may say it in writing because it would make them shy face to face.
      They may be thanking you for this and passing over something else.
      It may be a polite way to round the matter off.`,
    open: `
      I'm glad that it did you good.
      You're very welcome.
      It was a pleasure, honestly.
      How nice of you to say so.
      I was happy to do it.
      That makes me happy to read.`,
    close: `
      I know you'd do the same for me.
      How are things with you now?
      It was good to be of use.
      Your message has made my day a bit brighter.
      It did me good as well, by the way.
      Look after yourself, and let me know how it goes on.`,
    other: `
      It may be that {who} had wanted to say it for some days.
      Perhaps {who} felt less alone because of what you did.
      Maybe {who} found it easier to write than to show it.`,
    own: `
      Notice whether you play it down at once, and what would happen if you did not.
      Ask yourself whom you have wanted to thank for a while.
      Look at whether you gave it freely or had been waiting for this thanks.`,
    check: `
      {who} said it only because it is the done thing
      it was nothing and so does not count
      thanks oblige you to do it again`,
    step: `
      Answer with one sentence that takes the thanks in, without making it smaller.
      Keep the message somewhere you can find it on a bad day.
      Send a thank-you of your own before this evening to somebody who would not expect it.
      If you did it gladly, tell them what you liked about it when you next speak.`,
  },
  {
    name: 'compliment',
    move: 'appreciation',
    written: `
      You looked beautiful last night
      u have such a calming voice btw
      I love how you laugh at your own jokes before you've told them
      Your talk was the best of the whole day, everybody said so
      that red coat really suits you!
      you're honestly the funniest person i know 😂❤️
      I admire how patient you are with your mother
      Your handwriting is like a work of art, it's a joy to get a letter from you
      ur a really good dad, i see how the kids look at you
      Just wanted to say that you write wonderfully. I read your piece twice
      omg ur hair!!! stunning
      You have a gift for making people feel at ease
      The garden is looking gorgeous, you've got green fingers
      you're so easy to talk to, i never feel judged
      I like that you always say what you think. It's rare
      The cake was divine. Where did you learn that?
      your eyes in that photo wow
      You've a good head on your shoulders, my boy, I've always said so
      Clear slides, good jokes, on time. You are a pleasure to work with.
      being around you makes everything less scary tbh`,
    tone: `
      Admiring and warm
      Taken with you
      Fond and generous
      Appreciative, said openly`,
    does: `
      It tells you something good about yourself as another person sees it.
      With {q}, they show what they notice when they look at you.
      It brings them a step nearer, because liking somebody aloud takes a little courage.
      It can make you shy, as if you had to give something back at once.
      It wants first of all to be received.`,
    kind: `
      They may mean exactly what they say.
      They may have thought it often and now found the moment to say it.
      It may be that you have a quality they would like to have themselves.
      They may want you to feel good in your skin today.
      They may be showing you affection in the way that comes easiest to them.`,
    guarded: `
      They may hope to hear something nice about themselves in return.
      It may be that they are preparing the ground for a wish.
      They may give compliments easily and to many.
      They may like the picture they have of you more than they know you.
      It may be meant to smooth over something that was not so good.`,
    open: `
      Thank you, that's lovely to hear.
      Oh, that makes me a bit shy and very pleased.
      What a nice thing to say.
      That went straight to my heart.
      You've just made my day.
      I'm not used to hearing that, but I like it.
      You've caught me off guard, in a nice way.
      I needed that today.`,
    close: `
      I'll keep that for bad days.
      Coming from you, it counts double.
      What made you think of it?
      I like how you notice such things.
      It's good to have you around, just so you know.
      I hope you know that I think well of you too.
      I'll remind you of that when we quarrel.
      It's one of the things I like about you, that you say so.`,
    other: `
      It may be that {who} hesitated a moment before sending something so open.
      Perhaps {who} wanted to see you smile.
      Maybe {who} noticed more good in you than you would expect.`,
    own: `
      Watch whether you argue against the praise in your head.
      Ask yourself what you would have to change in your picture of yourself if it were true.
      Notice whether you hand a compliment straight back so as to be rid of it.`,
    check: `
      {who} wanted something with it
      you have to return it at once
      {who} would think differently after knowing you better`,
    step: `
      Say thank you and stop there, without a but.
      Write the sentence down tonight and read it again in a week.
      Tell somebody today one precise thing that you like about them.
      If it felt like too much, say in a friendly way next time what you would rather hear.`,
  },
  {
    name: 'proud-of-you',
    move: 'appreciation',
    written: `
      I'm so proud of you
      congratulations!!! you did it 🎉🎉
      Well done on passing your driving test!
      CONGRATS on the new job, knew u would get it
      Your grandfather would have been so proud to see you in that gown
      We watched the video of your concert three times. What a performance, bravo!
      I know how hard these months were and you kept going. Proud of you, love
      happy for you about the flat, you deserve it sooo much
      Congratulations on ten years with us. We would not be where we are without you.
      one year sober today!! im proud of u bro
      First class honours! Your mum and I cried, we don't mind telling you
      Heard about the promotion, hats off to you
      you ran 21k?? legend 👏
      So proud of how you stood up for yourself in that meeting
      Congratulations to you both on your engagement, such happy news!
      look at u, published author and all that 📚
      You handled the whole thing with Gran with so much grace. I wanted you to know I saw it.
      my little sister a doctor 😭 i cant even
      Great result with the Henderson account, congratulations, the whole floor is talking about it
      Told everyone at the club that it's my daughter on page five. Your proud old dad`,
    tone: `
      Proud and delighted
      Happy on your behalf
      Celebrating with you
      Full of recognition`,
    does: `
      It shares in your success and lets you know that you were seen.
      With {q}, they tell you that your effort has not gone unnoticed.
      It makes your good news into something the two of you have together.
      It puts into words what often goes without saying for years.
      It may move you more than you had expected.`,
    kind: `
      They may have crossed their fingers for you all along.
      They may know what it cost you and want to honour that.
      It may be that your success makes them happy as if it were their own.
      They may want you to enjoy it and not go straight on to the next thing.
      They may be saying what they themselves would have liked to hear at your age.`,
    guarded: `
      They may find it easier to show warmth when there is a success to point to.
      It may be that they feel a little left behind, and are happy for you all the same.
      They may take a small share of the success for themselves.
      They may now expect you to go on like this.
      It may be that you would have needed these words earlier, when it was hard.`,
    open: `
      Thank you, that means a great deal to me.
      That moves me, thank you.
      I'm so happy to hear that from you.
      Thank you, I can hardly believe it myself.
      How lovely of you to be glad for me.
      I read that with a big smile.`,
    close: `
      I'd like to celebrate with you, when have you got time?
      You had a share in it, more than you may know.
      I'll tell you all about it when we talk.
      Some of it was hard, and it's good that you know that.
      I'm going to let it sink in for a few days now.
      And what is there to celebrate on your side?`,
    other: `
      It may be that {who} felt proud for a long time and seldom said so.
      Perhaps {who} wanted to be among the first to congratulate you.
      Maybe {who} remembered how worried you had been before it.`,
    own: `
      Notice whether you can leave the praise as it is, or already think of what was not good enough.
      Ask yourself for whom you wanted to do it.
      Look at who helped you on the way and does not know it yet.`,
    check: `
      {who} would be less fond of you without the success
      you now have to keep up this level for their sake
      it was only luck and anyone could have done it`,
    step: `
      Ring them for five minutes today and tell them how it was.
      Plan something small this week to mark it, with at least one other person.
      Write to one person who helped you, and say with what.
      Take one evening before you set yourself the next aim.`,
  },
];
