import { useEffect, useState } from 'react';
import { Button } from '#web/kit/button/Button.tsx';
import css from './Grounding.module.css';

type Phase = 'rest' | 'in' | 'out';

const IN = 4000;
const OUT = 6000;

/** In for four seconds, out for six, until it is stopped. */
function useBreath(running: boolean): Phase {
  const [phase, setPhase] = useState<Phase>('rest');
  useEffect(() => {
    if (!running) return setPhase('rest');
    if (phase === 'rest') return setPhase('in');
    const timer = setTimeout(() => setPhase(phase === 'in' ? 'out' : 'in'), phase === 'in' ? IN : OUT);
    return () => clearTimeout(timer);
  }, [running, phase]);
  return phase;
}

const words = { rest: 'Breathe in for four, out for six.', in: 'Breathe in', out: 'Breathe out' };

/** Words at the pace of a slow breath. The arch only shows them, so without motion they are enough. */
export function Breathing() {
  const [running, setRunning] = useState(false);
  const phase = useBreath(running);
  return (
    <div className={css.breathing}>
      <div>
        <h3 className="h3">Breathe slowly</h3>
        <p className="small dim">In through the nose for four seconds, out through the mouth for six. Ten times.</p>
      </div>
      <svg viewBox="0 0 120 90" width="120" height="90" aria-hidden="true" className={css.scene}>
        <path d="M24 88V44a36 36 0 0 1 72 0v44z" fill="var(--p-sky-solid)" className={css.lung} data-phase={phase} />
        <path d="M4 89H116" stroke="var(--ink)" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <p className="voice-lg" role="status">
        {words[phase]}
      </p>
      <Button variant="light" onClick={() => setRunning(!running)}>
        {running ? 'Stop' : 'Breathe with me'}
      </Button>
    </div>
  );
}
