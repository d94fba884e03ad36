import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Microphone, type MicrophoneProps } from '#web/kit/field/microphone.ts';

/** Without a connection the field is shown all the same, and can be typed into. */
const FieldMicrophone = lazy(
  (): Promise<{ default: ComponentType<MicrophoneProps> }> =>
    import('#web/app/thread/dictation/FieldMicrophone.tsx').then(
      (loaded) => ({ default: loaded.FieldMicrophone }),
      () => ({ default: () => null }),
    ),
);

const Late = (props: MicrophoneProps) => (
  <Suspense>
    <FieldMicrophone {...props} />
  </Suspense>
);

/** Adds dictation to every long field inside. */
export const Spoken = ({ children }: { children: ReactNode }) => (
  <Microphone.Provider value={Late}>{children}</Microphone.Provider>
);
