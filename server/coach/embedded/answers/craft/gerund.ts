const DOUBLES =
  /^(?:get|put|let|run|sit|swim|cut|plan|stop|set|swap|drop|shop|plan|chat|hit|quit|win|dig|bet|skip|step|grab|nag|beg|shut|spit|begin|forget|admit|refer|prefer)$/;

/** "lend you money" is "lending you money". */
export function gerund(verb: string): string {
  const [first = '', ...rest] = verb.split(' ');
  const stem = DOUBLES.test(first)
    ? first + first.at(-1)
    : /ie$/.test(first)
      ? `${first.slice(0, -2)}y`
      : /[^eoy]e$/.test(first) && first !== 'be'
        ? first.slice(0, -1)
        : first;
  return [`${stem}ing`, ...rest].join(' ');
}
