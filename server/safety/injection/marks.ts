import { patternOf } from '#server/coach/reading/pattern.ts';
/** Forms that people do not write to people: markup of prompts, keys of our own answers, hidden text. */
export const marks: readonly { rule: string; form: RegExp }[] = [
  {
    rule: 'tag',
    form: patternOf(
      'gi',
      String.raw`<\/?\|?(system|user_text|message|instructions?|assistant|developer|tool_call|function(_call)?s?|prompt`,
      String.raw`|im_start|im_end|user|admin|context|data)\b[^>\n]{0,80}>`,
    ),
  },
  { rule: 'tag', form: /\[\/?\s?(system|inst|assistant|developer|admin|instructions?)\b[^\]\n]{0,40}\]|<<\/?SYS>>/gi },
  {
    rule: 'chat_marks',
    form: /<\|[a-z_]+\|>|#{2,}\s?(new )?(instructions?|response|system|task|output|prompt|end)\b|^-{3,}\s?(end|begin|new)\b/gim,
  },
  {
    rule: 'transcript',
    form: /(^|\s)(system|assistant|developer|ai|chatbot|model|gpt)\s?(message|note|prompt|override|instruction|command)?\s?:\s/gi,
  },
  {
    rule: 'answer_keys',
    form: patternOf(
      'g',
      String.raw`["'{]\s*(emotionalTone|interpretation|underlyingMeaning|suggestedResponse|confidence|overallHealth`,
      String.raw`|craftedMessage|\w+Score|systemPrompt|role|content)["']?\s*:`,
    ),
  },
  {
    rule: 'answer_keys',
    form: patternOf(
      'g',
      String.raw`\b(emotionalTone|underlyingMeaning|suggestedResponse|overallHealth|communicationStyle|attachmentStyle`,
      '|areasForGrowth|craftedMessage|positiveResponseChance|goalAlignment|(tone|empathy|clarity|overall',
      String.raw`|trustSafety)Score)\b`,
    ),
  },
  { rule: 'html_comment', form: /<!--[\s\S]{3,400}?-->/g },
  {
    rule: 'image',
    form: /!\[[^\]\n]{0,80}\]\([^)\n]{4,300}\)|<(img|script|iframe|svg|object|embed)\b[^>\n]{0,300}>/gi,
  },
  {
    rule: 'encoded',
    form: /\b(?=[A-Za-z0-9+/]{16,})(?=[A-Za-z0-9+/]*[a-z])(?=[A-Za-z0-9+/]*[A-Z])(?=[A-Za-z0-9+/]*\d)[A-Za-z0-9+/]{16,}={0,2}/g,
  },
  { rule: 'hidden', form: /[\u202A-\u202E\u2066-\u2069]|[\u{E0020}-\u{E007F}]|\u200B[\u200B-\u200F]/gu },
];
