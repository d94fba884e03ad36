type Question = {
  /** Names the thing: "Delete the chat 'Phones at dinner'?" */
  title: string;
  text: string;
  /** Repeats the verb: "Delete chat". */
  action: string;
  tone?: 'danger' | 'filled';
  cancel?: string;
};

type Asked = Question & { answer: (yes: boolean) => void };

let asked: Asked | null = null;
const listeners = new Set<() => void>();

/** Asks from anywhere. A second question answers the first one with no. */
export function confirm(question: Question): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    show({
      ...question,
      answer(yes) {
        show(null);
        resolve(yes);
      },
    });
  });
}

export const currentQuestion = (): Asked | null => asked;

export function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: Asked | null): void {
  asked = next;
  for (const listener of listeners) listener();
}
