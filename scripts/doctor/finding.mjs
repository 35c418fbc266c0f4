/** A check returns findings: what is right, what to look at soon, and what is broken with what to do. */
export const ok = (text) => ({ status: 'ok', text });
export const warning = (text) => ({ status: 'warning', text });
export const problem = (text) => ({ status: 'problem', text });

/** One line for each finding. A check that fails unexpectedly is a problem too. */
export async function runChecks(checks, print = console.log) {
  const counts = { ok: 0, warning: 0, problem: 0 };
  for (const [title, check] of checks) {
    const findings = await Promise.resolve()
      .then(check)
      .catch((error) => problem(`could not be checked: ${error.message}`));
    for (const { status, text } of [findings].flat()) {
      counts[status] += 1;
      print(`${status.padEnd(8)} ${title.padEnd(12)} ${text}`);
    }
  }
  print(`\n${counts.ok} ok, ${counts.warning} warnings, ${counts.problem} problems`);
  return counts;
}
