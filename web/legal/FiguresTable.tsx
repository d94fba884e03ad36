import css from './AboutCoachPage.module.css';
import report from './coach-figures.json';

const STANDING: Record<string, string> = { target: 'Reaches its target', must: 'Good enough', UNDER: 'Falls short' };

const shown = (value: number | null) => (value === null ? '' : String(Math.round(value * 1000) / 1000));

/** The figures of the last evaluation, which are stored with the code. */
export function FiguresTable() {
  return (
    // A table wider than a phone scrolls by itself, and by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
    <section className={css.scroll} aria-label="Figures" tabIndex={0}>
      <table className={css.figures}>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">On</th>
            <th scope="col">Now</th>
            <th scope="col">Must</th>
            <th scope="col">Target</th>
            <th scope="col">So it</th>
          </tr>
        </thead>
        <tbody>
          {report.figures.map(({ name, on, value, must, target, reaches }) => (
            <tr key={`${name} ${on}`}>
              <th scope="row">{name}</th>
              <td>{on}</td>
              <td>{shown(value)}</td>
              <td>{shown(must)}</td>
              <td>{shown(target)}</td>
              <td>{STANDING[reaches]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
