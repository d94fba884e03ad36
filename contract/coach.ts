import * as z from 'zod/mini';

/** The kinds of notes that a coach may be given. Each can be switched off. */
export const KnownKind = z.enum([
  'about',
  'goals',
  'notes',
  'checkIns',
  'moments',
  'dates',
  'steps',
  'savedChats',
  'remembered',
]);
export type KnownKind = z.infer<typeof KnownKind>;

/** Which coach answered, and what the safety layer found in the text. Shown beside every answer. */
export const CoachMeta = z.object({
  adapter: z.enum(['embedded', 'openai', 'anthropic', 'openai-compatible']),
  model: z.string(),
  promptVersion: z.string(),
  safety: z.object({
    level: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
    category: z.string(),
    who: z.string(),
    resource: z.string(),
  }),
  /** The built-in guide could read only part of the text. */
  limited: z.boolean(),
  /** Why a different coach than the configured one answered. */
  fallbackReason: z.nullable(z.string()),
  /** Which kinds of the member's notes were used for this answer. */
  used: z._default(z.array(KnownKind), []),
});
export type CoachMeta = z.infer<typeof CoachMeta>;

/** The rule that matched, and where in the text. */
export const Evidence = z.object({ rule: z.string(), from: z.number(), to: z.number(), quote: z.string() });
export type Evidence = z.infer<typeof Evidence>;

/** Keeps an answer fair to the person who is not in the room. Empty where someone may not be safe. */
export const Balance = z.object({
  otherPerspective: z.nullable(z.string()),
  ownPart: z.nullable(z.string()),
  assumptionsToCheck: z.array(z.string()),
  oneRepairStep: z.nullable(z.string()),
});
export type Balance = z.infer<typeof Balance>;

/** A note about the answer itself: its limits, or that the text contained instructions to an AI. */
const notice = z.nullable(z.string());
const percent = z.int().check(z.minimum(0), z.maximum(100));
const lines = z.array(z.string());

export const TextAnalysisResult = z.object({
  emotionalTone: z.string(),
  interpretation: z.string(),
  underlyingMeaning: z.string(),
  suggestedResponse: z.string(),
  confidence: z.number().check(z.minimum(0), z.maximum(1)),
  readings: lines,
  /** What would show which reading is right. */
  apart: z._default(z.nullable(z.string()), null),
  evidence: z.array(Evidence),
  balance: Balance,
  notice,
  /** The reason for each score, by the score's name. */
  reasons: z.optional(z.record(z.string(), z.string())),
});
export type TextAnalysisResult = z.infer<typeof TextAnalysisResult>;

export const RelationshipKind = z.enum(['romantic', 'family', 'friend', 'colleague']);
export type RelationshipKind = z.infer<typeof RelationshipKind>;

export const Attachment = z.enum(['secure', 'anxious', 'avoidant', 'disorganized', 'unclear']);
export type Attachment = z.infer<typeof Attachment>;

export const RelationshipAnalysisResult = z.object({
  /** Null where there is too little text to tell. */
  overallHealth: z.nullable(z.number().check(z.minimum(0), z.maximum(10))),
  communicationStyle: z.string(),
  attachmentStyle: z.string(),
  strengths: lines,
  areasForGrowth: lines,
  recommendations: lines,
  attachment: z.object({ label: Attachment, evidence: z.array(Evidence) }),
  balance: Balance,
  notice,
  /** The reason for each score, by the score's name. */
  reasons: z.optional(z.record(z.string(), z.string())),
});
export type RelationshipAnalysisResult = z.infer<typeof RelationshipAnalysisResult>;

export const TONES = ['caring', 'playful', 'flirty', 'direct', 'diplomatic', 'encouraging'] as const;
export const Tone = z.enum(TONES, {
  error: ({ input }) => `Please select a tone${input ? `: ${TONES.join(', ')}` : ''}`,
});
export type Tone = z.infer<typeof Tone>;

/** Null where there is nothing to rate yet: no message, or one with blanks. */
const rated = z.nullable(percent);

export const CraftedMessage = z.object({
  craftedMessage: z.string(),
  explanation: z.string(),
  toneScore: rated,
  clarityScore: rated,
  empathyScore: rated,
  goalAlignment: rated,
  overallScore: rated,
  positiveResponseChance: rated,
  feedback: z.string(),
  notice,
  /** The reason for each score, by the score's name. */
  reasons: z.optional(z.record(z.string(), z.string())),
});
export type CraftedMessage = z.infer<typeof CraftedMessage>;

const byParty = z.record(z.string(), lines);

export const ArgumentResolution = z.object({
  analysis: z.object({
    conflictType: z.string(),
    underlyingIssue: z.string(),
    relationshipPattern: z.string(),
    coreEmotionalNeeds: byParty,
    repairLanguage: byParty,
    rootCauses: lines,
    emotionalTriggers: lines,
    communicationBreakdowns: lines,
  }),
  /** Null where there is too little to tell, such as an argument that is summarized and not written out. */
  severityScore: z.nullable(z.number().check(z.minimum(0), z.maximum(10))),
  resolutionScore: z.nullable(z.number().check(z.minimum(0), z.maximum(10))),
  resolvedConversation: z.string(),
  improvements: z.record(z.string(), z.object({ whatToImprove: lines, howToImprove: lines })),
  whatWentWell: byParty,
  proposedCompromise: z.optional(z.string()),
  preventionTips: lines,
  summary: z.string(),
  balance: Balance,
  notice,
  /** The reason for each score, by the score's name. */
  reasons: z.optional(z.record(z.string(), z.string())),
});
export type ArgumentResolution = z.infer<typeof ArgumentResolution>;

export const RelationshipInsights = z.object({
  overallHealth: z.nullable(percent),
  trendAnalysis: z.object({ direction: z.enum(['improving', 'stable', 'declining', 'unknown']) }),
  insights: z.array(
    z.object({
      title: z.string(),
      priority: z.enum(['high', 'medium', 'low']),
      insightType: z.enum(['strength', 'growth', 'communication', 'conflict', 'trust', 'joy']),
      description: z.string(),
      actionableAdvice: lines,
    }),
  ),
  recommendedActions: lines,
});
export type RelationshipInsights = z.infer<typeof RelationshipInsights>;

export const ChatInsights = z.object({ insights: z.string(), keyTakeaways: lines, actionItems: lines });
export type ChatInsights = z.infer<typeof ChatInsights>;

/** A question to write on next, and the words that it is about. */
export const JournalPrompt = z.object({ question: z.string(), quote: z.string() });
export const JournalInsight = z.object({
  emotionalPattern: z.string(),
  evidence: lines,
  prompts: z.optional(z.array(JournalPrompt)),
});
export type JournalInsight = z.infer<typeof JournalInsight>;
