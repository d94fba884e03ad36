// `npm run -s coach -- <task>`: lines of JSON in, lines of JSON out.
import { coachTasks } from '#server/batch/coach-tasks.ts';
import { answerLines } from '#server/batch/stream.ts';
import { safetyTasks } from '#server/batch/tasks.ts';

const tasks = { ...safetyTasks, ...coachTasks };
const [name = ''] = process.argv.slice(2);
const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;

if (task) {
  // The reader may stop early, as `head` does.
  process.stdout.on('error', () => process.exit(0));
  await answerLines(task, process.stdin, process.stdout);
} else {
  process.stderr.write(`usage: npm run -s coach -- <task>\ntasks: ${Object.keys(tasks).sort().join(', ')}\n`);
  process.exitCode = 2;
}
