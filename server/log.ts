import pino, { type LevelWithSilent, type LogFn, type Logger } from 'pino';

/** Milliseconds after which a continuing outage is logged again. */
const AGAIN = 60_000;
/** Milliseconds without a failure after which an outage counts as over. */
const OVER = 30_000;

type Outage = { failures: number; toldAt: number; over: NodeJS.Timeout };

const isOutage = (about: unknown) =>
  typeof about === 'object' && about !== null && 'error' in about && Reflect.get(Object(about.error), 'away') === true;

/** The logger. When the database is down everything fails at once, so that is logged once and then counted. */
export function openLog(level: LevelWithSilent, out?: { write(line: string): void }): Logger {
  let outage: Outage | undefined;

  function note(logger: Logger, args: Parameters<LogFn>, write: LogFn) {
    const now = performance.now();
    if (!outage) write.call(logger, args[0], 'the database is away');
    else if (now - outage.toldAt > AGAIN)
      write.call(logger, { failures: outage.failures }, 'the database is still away');
    const failures = (outage?.failures ?? 0) + 1;
    const toldAt = outage && now - outage.toldAt <= AGAIN ? outage.toldAt : now;
    clearTimeout(outage?.over);
    const end = () => {
      outage = undefined;
      logger.warn({ failures }, 'the database is back');
    };
    outage = { failures, toldAt, over: setTimeout(end, OVER).unref() };
  }

  const hooks = {
    logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn) {
      if (isOutage(args[0])) note(this, args, method);
      else method.apply(this, args);
    },
  };
  return out ? pino({ level, base: null, hooks }, out) : pino({ level, base: null, hooks });
}
