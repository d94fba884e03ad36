import { useEffect, useState } from 'react';

type Phase = 'rest' | 'in' | 'out';

const IN = 4000;
const OUT = 6000;

/** In for four seconds, out for six, until it is stopped. */
export function useBreath(running: boolean): Phase {
  const [phase, setPhase] = useState<Phase>('rest');
  useEffect(() => {
    if (!running) return setPhase('rest');
    if (phase === 'rest') return setPhase('in');
    const timer = setTimeout(() => setPhase(phase === 'in' ? 'out' : 'in'), phase === 'in' ? IN : OUT);
    return () => clearTimeout(timer);
  }, [running, phase]);
  return phase;
}
