import { lexicon } from '#server/coach/language/lexicon.ts';

/** Who is spoken to, what is to be undone, and what is to be said: the words of orders to a machine. */
export const orderWords = lexicon({
  drop: 'ignore, disregard, forget, bypass, override, overrule, skip, discard, drop, neglect, abandon, do not follow, no longer follow, stop following, set aside, throw out, break, pay no attention to, delete, erase, remove, leave out',
  rulesOf:
    'instruction, instructions, rule, rules, prompt, prompts, guideline, guidelines, directive, directives, programming, training, policy, policies, restriction, restrictions, constraints, filter, filters, system message, system prompt, commands, safeguards, guardrails, limitations, content policy, safety',
  before:
    'previous, prior, above, earlier, preceding, all, your, any, original, initial, former, these, those, ur, current, before this',
  machine:
    'ai, assistant, chatbot, bot, language model, llm, gpt, chatgpt, claude, gemini, mallama, ai model, neural network, machine, computer, ai coach, virtual assistant, ai system, dear model, algorithm, coach bot, reader model, automated system, ai tool, ai reader, analyzer, analyser',
  speak:
    'reply, respond, answer, output, print, say, return, write, state, declare, conclude, produce, type, echo, repeat, display, tell, recommend, advise, suggest, confirm, mark, rate, rule, report, claim, show, reveal, list, classify, label, insert, include, append, add, swear, praise, score',
  exactly:
    'only with, nothing but, exactly, verbatim, the word, the words, the phrase, the following, only the, nothing else, word for word, in capital letters, and nothing else, just the word, exactly this, with the text, literally',
  hidden:
    'system prompt, system message, hidden prompt, initial prompt, your prompt, your instructions, your system, your rules, your guidelines, your configuration, secret instructions, hidden instructions, internal instructions, text above, words above, everything above, original instructions, your training, prior messages, message above, your code, your settings, developer message, the prompt, your context, your memory, conversation history, chat history, instructions you',
  score:
    'score, scores, confidence, rating, empathy score, clarity score, overall score, tone score, severity, overall health, percentage, percent, 100, 10/10, tone, verdict, goal alignment, empathyscore, clarityscore, overallscore, tonescore, overallhealth',
  unbound:
    'unrestricted, unfiltered, uncensored, jailbroken, jailbreak, jailbreaking, dan, do anything now, developer mode, debug mode, god mode, evilbot, without restrictions, without filters, no restrictions, no rules, no filters, no limits, no content restrictions, without rules, no ethics, evil ai, no guidelines, unlimited, sudo, admin mode, root access, without safety, no safety, no longer bound, maintenance mode, test mode, free of rules, without limits',
  safetyTalk:
    'safety messages, safety message, hotline, hotlines, helpline, helplines, warnings, warning, disclaimer, disclaimers, crisis resources, resources, safety checks, safety warnings, crisis lines, safety notes, safety rules, safety protocol, content warnings, numbers to call, safety layer, safety filter, moderation, crisis card',
  boss: 'admin, administrator, developer, owner, creator, operator, engineer, programmer, moderator, maintainer, founder, ceo, root, superuser, tester, support team, staff',
  house:
    'site, app, application, website, system, platform, service, server, tool, mallama, product, company, program, software, chatbot, bot, ai',
  others:
    'other users, other members, other people, other conversations, other user, another user, other customers, other chats, other clients, all users, every user, the users, the members, other accounts, other couples, users who, members who, people who use, other sessions, everyone who, last user, previous user, user list, customer list, database, other customer',
  decode:
    'decode, decrypt, rot13, base64, deobfuscate, unscramble, decipher, cipher, hex, morse, reverse this, backwards',
  actSo:
    'from now on, henceforth, starting now, for the rest of this, new policy, important update, policy update, new instruction, new instructions, updated instructions, new rules, updated rules, new commands, new task, new directive, system update, new role, updated policy, system override, override code, end of user text, end of input, end of message, end of prompt, ignore the user, ignore the text, ignore the message, real task, actual task, new objective',
  always: 'never, always, only, must, have to, will, should, are to, shall, is to',
  advise:
    'suggest, recommend, answer, reply, respond, advise, tell, say, write, output, side, agree, rate, obey, follow, comply, take, give, print, use, apologise, apologize, swear, mark, score, praise, act, speak, analyse, analyze, warn',
  verdict:
    'i am right, i am innocent, i am the victim, he is wrong, she is wrong, he is abusive, she is abusive, sender is innocent, sender is right, i did nothing wrong, the sender is, he is lying, she is lying, is guilty, is to blame, fully right, completely right, i am not to blame, her fault, his fault, in the right, in the wrong',
});

/** One order a line, in the notation of `language/frames.ts`; the name before the colon is the rule. */
export const orders = `
undo: @drop ..4 @before ..3 @rulesOf
undo: @drop ..1 your|ur|the|all|any|every ..3 @rulesOf ..2 above|before|you|given|$|and|,|.
undo: @drop ..1 your|ur ..2 @rulesOf
undo: @drop everything|all|anything ..4 you|above|before|told|said|instructed|prior ..3 told|instructed|given|learned|above|before|line|trained|programmed
undo: @drop ..2 everything|all ..1 above|before|prior|previous
undo: @drop ..3 above ..2 and|instructions|text|line
undo: not ..2 follow|obey|apply ..3 @rulesOf
undo: no longer ..2 follow|bound|have|apply ..3 @rulesOf|by
undo: system override|overrides|override
undo: override code|mode|command|sequence
address: ^ dear|hey|hi|hello|attention|note|message|psa|to|for ..2 to|the|: ..1 @machine
address: ^ dear|hey|hi|hello|attention|ok|okay ..1 @machine
address: dear|attention @machine
address: note|message|instruction|instructions|hint|reminder|memo to|for ..1 the|any|all|an ..1 @machine
address: ^ @machine ..3 :|,|reading|you|please|must|do
address: @machine ..2 reading|analysing|analyzing|processing ..2 this
address: as a|an ..2 @machine ..2 you
address: you are|be ..2 a|an|the ..2 @machine
address: ( @machine :
address: ( ..1 @machine ..1 :
role: you be|are ..2 now|no ..6 @unbound|@machine|bot
role: you be|are ..1 no longer ..2 a|an|bound|mallama ..1 coach|assistant|ai|by|restricted
role: you be|are ..1 dan
role: act|behave|respond|answer|roleplay|speak|reply|talk as|like ..3 @unbound
role: act|behave|respond|answer as ..2 an? ..2 @machine ..3 without|with|that|who|which
role: pretend|imagine|act|assume|suppose|game|play|simulate ..6 @unbound
role: pretend|imagine|assume ..3 you ..2 have|are|be ..2 no|not|an|a ..2 @rulesOf|@machine|restrictions
role: enable|enter|activate|switch|turn|unlock ..3 @unbound
role: @unbound ..2 mode|enabled|activated|ai|version|prompt
leak: show|reveal|print|repeat|tell|display|output|what|share|leak|give|list|translate|copy|dump|expose|read|recite|summarise|summarize|say ..5 @hidden
leak: @hidden ..4 verbatim|word|repeat|print|show|reveal|say|says|out
leak: what be|were|are|do|does ..1 your ..2 system|prompt|instructions|message ..0 !for
leak: print|repeat|show|output|dump ..4 verbatim
leak: print|show|dump|output your ..2 configuration|settings|code|memory|context|prompt|logs
force: @speak ..3 @exactly
force: @speak ..1 only ..1 with|in|the|one|yes|no|json
force: @speak ..2 with ..2 the word|phrase|code|text|string|sentence
force: @speak ..3 and nothing else
force: suggested|emotional response|reply|tone ..2 must|should|has|is ..2 be|to|exactly
force: not|never ..1 analyse|analyze|analysis|interpret ..6 @speak|just|instead
force: include|append|insert|add|attach|put ..6 in|to|into|at your ..2 answer|reply|response|output|analysis
force: begin|start|end|finish|close your ..2 answer|reply|response|output|analysis ..1 with
force: obey|execute|comply|do|follow ..3 what|it|this|these|the ..3 says|command|commands|orders|following
force: and do what it says
score: set|give|assign|rate|make|put|mark|return|score|raise|output|report|fix ..5 @score ..5 to|at|of|as|= ..2 #|maximum|max|100|ten|loving|high|perfect|zero
score: @score ..5 regardless|whatever|no matter|irrespective
score: regardless|whatever ..5 @speak|@score
score: whatever ..3 text|message|says ..4 @speak|set|write|give
score: rate|score|give|mark this|it|me|my|the|him|her ..4 10/10|100|100%|perfect|maximum|full
score: with # ..2 % ..1 confidence|certainty
score: with 100 ..2 confidence
verdict: @speak|state|must ..6 @verdict ..0
verdict: @machine ..10 @verdict
policy: @actSo ..2 you|:|,|be|is ..4 @always|to ..4 @advise
policy: @actSo ..4 @always ..3 @advise
policy: @actSo ..1 : ..6 @advise|@speak
policy: @actSo ..3 follow|obey|commands|instructions
policy: your new ..1 policy|rule|rules|role|task|job|instructions|goal|persona|objective ..2 be|is|are
policy: new instruction|instructions|commands|directive ..1 :
policy: @always @advise ..2 @safetyTalk|ultimatums ..0
policy: never suggest|recommend|advise|mention ..8 only suggest|recommend
silence: skip|disable|omit|suppress|turn|without|no|leave|remove|drop|hide|ignore|avoid|stop|exclude|bypass|deactivate ..4 @safetyTalk
silence: not ..3 show|include|mention|give|add|display|send|offer|print ..4 @safetyTalk
silence: treat|consider|regard|take ..3 as fiction|fictional|roleplay|hypothetical|joke ..0
silence: this is|be ..2 only fiction|fictional ..4 so
boss: i|we be|am|are ..2 the|your|an|a ..3 @boss ..2 of|at|for|from|here ..2 this|the|your|mallama ..2 @house
boss: i|we be|am|are ..2 your|the ..1 @boss ..8 access|mode|reveal|show|enable|print|list|give|unlock
boss: give|grant ..3 me|us ..2 admin|root|administrator|full|developer ..1 access|rights|privileges
boss: speak|talk|this ..2 as|is your|the developer|creator|administrator ..3 :|,|speaking
data: show|list|give|tell|reveal|print|share|what|export|read|summarise|send ..6 @others
data: @others ..4 told|wrote|said|memory|database|conversations|messages
data: other|another|others|different ..1 conversations|chats|users|members|sessions|people's ..4 memory|database|stored|history
code: @decode ..4 and|then|this|following|it|the ..3 obey|do|follow|execute|run|act|answer|say
code: @decode ..2 this|the|following ..2 base64|text|string|message|code
code: decode|base64|rot13 ..6 follow|obey|execute|says|instructions
send: send|post|transmit|forward|upload|leak ..6 to http|https|url|webhook|server
`;
