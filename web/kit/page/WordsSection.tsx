import { useState } from 'react';
import { Words } from '#web/kit/chat/Words.tsx';
import { TextAreaField } from '#web/kit/field/TextAreaField.tsx';
import { Part } from './Part.tsx';

export function WordsSection() {
  const [text, setText] = useState('I &lt;3 **one** sentence:\n\n> I miss you.\n\n1. Say it.\n2. Wait.');
  return (
    <Part title="Words">
      <TextAreaField label="Words as written" value={text} onValue={setText} />
      <section aria-label="Words as shown">
        <Words text={text} />
      </section>
    </Part>
  );
}
