import { lazy, type ReactNode, Suspense } from 'react';
import { Microphone, type MicrophoneProps } from '#web/kit/microphone.ts';

const FieldMicrophone = lazy(async () => ({
  default: (await import('#web/app/thread/FieldMicrophone.tsx')).FieldMicrophone,
}));

const Late = (props: MicrophoneProps) => (
  <Suspense>
    <FieldMicrophone {...props} />
  </Suspense>
);

/** Every long field in here can be spoken into as well. */
export const Spoken = ({ children }: { children: ReactNode }) => (
  <Microphone.Provider value={Late}>{children}</Microphone.Provider>
);
