import { type ComponentType, createContext } from 'react';

export type MicrophoneProps = { value: string; onValue: (value: string) => void; disabled: boolean };

/** What hears words into a field. Whoever shows the fields brings it along. */
export const Microphone = createContext<ComponentType<MicrophoneProps> | null>(null);
