import type { ListField } from '#contract/relationship-lists.ts';
import { fields } from '#web/relationships/lists/fields.ts';

/** A list may be long; a question should not be. */
const MOST_WORDS = 1200;

/** The question of "Explore with AI": the list with its person and items. */
export function explorePrompt(field: ListField, person: string, items: readonly string[]): string {
  const { topic, question } = fields[field];
  const listed = someOf(items);
  const wrote = listed ? `This is what I wrote down: ${listed}.` : 'I have not written anything down yet.';
  return `Let us talk about ${topic(person)}. ${wrote} ${question}`;
}

/** The question about one item. */
export function insightPrompt(field: ListField, person: string, item: string): string {
  const { title, about } = fields[field];
  return `About ${person}: under “${title}” I wrote “${item}”. ${about}`;
}

function someOf(items: readonly string[]): string {
  let text = '';
  for (const item of items) {
    const longer = text ? `${text}; ${item}` : item;
    if (longer.length > MOST_WORDS) break;
    text = longer;
  }
  return text;
}
