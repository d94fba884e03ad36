import { type ComponentType, createContext } from 'react';

export type MicrophoneProps = { value: string; onValue: (value: string) => void; disabled: boolean };

/** The component that dictates into fields. The kit does not know it, so the app provides it. */
export const Microphone = createContext<ComponentType<MicrophoneProps> | null>(null);
