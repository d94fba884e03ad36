import { MoodArch } from '#web/kit/mood/MoodArch.tsx';
import { moods } from '#web/kit/mood/moods.ts';
import styles from './MoodVignette.module.css';

export function MoodVignette() {
  return (
    <div className={styles.moods}>
      {moods.map(({ id }) => (
        <MoodArch key={id} mood={id} size={id === 'happy' ? 58 : 42} />
      ))}
    </div>
  );
}
