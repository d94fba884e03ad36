import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Microphone, type MicrophoneProps } from '#web/kit/field/microphone.ts';

/** Without a connection the field is there all the same, and takes what is typed. */
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

/** Every long field in here can be spoken into as well. */
export const Spoken = ({ children }: { children: ReactNode }) => (
  <Microphone.Provider value={Late}>{children}</Microphone.Provider>
);
