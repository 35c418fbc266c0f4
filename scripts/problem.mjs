/** Something a person can put right: shown as one line, without a stack. */
export class Problem extends Error {}

/** Runs a script and turns its failure into one readable line and a non-zero exit. */
export async function main(script) {
  try {
    await script();
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    process.exit(1);
  }
}
